// The motion of wheel and ball, as on Roulette's stage. WheelMotion.swift explains it, and BallTable.swift
// has the numbers.

/** @typedef {import("./types").BallTable} BallTable */
/** @typedef {{ wheel: number, angle: number, radius: number, height: number }} Moment */
/** @typedef {{ cue: string, climb: number, wait: number }} Heard `wait`: milliseconds */

const part = (/** @type {number} */ turns) => turns - Math.floor(turns);

export class Course {
  /**
   * @param {BallTable} table
   * @param {number} length how long the wheel turns, in milliseconds
   * @param {number} pockets
   * @param {number | null} from the index of the pocket with the ball; null before the first spin
   * @param {number} to the index of the pocket where the ball will land
   * @param {number} spins the number of earlier spins
   */
  constructor(table, length, pockets, from, to, spins) {
    this.table = table;
    this.length = length;
    this.pockets = pockets;
    this.isDown = from !== null;
    this.sense = spins % 2 === 0 ? 1 : -1;
    this.start = part((-this.sense * (from ?? 0)) / pockets);
    this.end = part((this.sense * to) / pockets);
    this.way = table.wheelTurns + part(-this.end - this.start);
    this.hops = table.ways[(spins + to) % table.ways.length];
    this.flights = table.hops.slice(0, this.hops.length);
    this.knock = this.flights.reduce((time, hop) => time - hop.time, table.captured);
    const pocket = this.turned(this.knock) + this.end;
    const flight = table.flights[spins % table.flights.length];
    const wanted = pocket + (this.hops[0] + flight) / pockets;
    const before = 0.5 + table.reach * table.deflectors;
    const angle = (Math.round(wanted * table.deflectors - before) + before) / table.deflectors;
    this.ahead = angle - pocket;
    this.run = table.turns + part(-angle);
  }

  /** @type {(time: number) => Moment} */
  at(time) {
    const { table, knock } = this;
    const moment = { wheel: this.turned(time), angle: -this.rolled(time), radius: table.pocket, height: 0 };
    if (time < knock) {
      const down = Math.max(0, (time - knock + table.fall) / table.fall);
      moment.radius = this.isDown && time < table.push
        ? table.pocket + ((table.rim - table.pocket) * time) / table.push
        : table.rim + (table.deflector - table.rim) * down ** 2;
    } else {
      let [begin, ahead] = [knock, this.ahead];
      for (const [index, hop] of this.flights.entries()) {
        const share = (time - begin) / hop.time;
        const to = this.hops[index] / this.pockets;
        if (share < 1) {
          ahead += (to - ahead) * share;
          moment.height = hop.height * 4 * share * (1 - share);
          moment.radius += index === 0 ? (table.deflector - table.pocket) * (1 - share) : moment.height;
          break;
        }
        begin += hop.time;
        ahead = to;
      }
      moment.angle = moment.wheel + this.end + ahead;
    }
    moment.wheel *= this.sense;
    moment.angle *= this.sense;
    return moment;
  }

  /** Returns the ball's sounds, with the wait since the push for each. */
  heard() {
    const { table, knock } = this;
    /** @type {Heard[]} */
    const heard = [];
    for (let time = 1, passed = 0; time < knock; time += 1) {
      const turns = Math.floor(this.rolled(time) * table.rolls);
      const climb = 1 + Math.floor(table.rollSteps * (1 - time / knock));
      if (turns > passed) heard.push({ cue: "roll", climb, wait: time });
      passed = turns;
    }
    let time = knock;
    for (const [index, hop] of this.flights.entries()) {
      heard.push({ cue: "knock", climb: table.hops.length - index, wait: time });
      time += hop.time;
    }
    return [...heard, { cue: "rattle", climb: 1, wait: time }];
  }

  /** @type {(time: number) => number} how far the wheel has turned */
  turned(time) {
    const { push } = this.table;
    const rest = this.length - push;
    const speed = this.way / (push / 2 + rest / 3);
    if (time < push) return this.start + (speed * time ** 2) / (2 * push);
    return this.start + this.way - (speed * rest * ((this.length - time) / rest) ** 3) / 3;
  }

  /** @type {(time: number) => number} how many turns the ball has made around the rim */
  rolled(time) {
    const { push, lastSpeed } = this.table;
    const rest = this.knock - push;
    const loss = 1 - lastSpeed;
    const speed = this.run / (push / 2 + rest * (1 - loss / 2));
    if (time < push) return (speed * time ** 2) / (2 * push);
    const passed = time - push;
    return speed * (push / 2 + passed - (loss * passed ** 2) / (2 * rest));
  }
}
