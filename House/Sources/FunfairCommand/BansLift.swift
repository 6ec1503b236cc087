import ArgumentParser
import CommandKit
import House

/// `funfair bans lift`: lets banned devices play again.
struct BansLift: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lift",
        abstract: "Lift bans. What was removed does not come back.")

    @Argument(
        help: ArgumentHelp("The bans' numbers, as in the list.", valueName: "number"))
    var numbers: [Int64]

    @OptionGroup var scores: ScoresPlace

    func run() async throws {
        let repository = try await scores.openPresent()
        defer { try? repository.close() }
        var isMissing = false
        for number in numbers.withoutRepetitions {
            guard let ban = try await repository.lift(ban: number) else {
                isMissing = true
                Terminal.printError(
                    "Error: There is no ban \(number). `funfair bans list` lists the numbers.")
                continue
            }
            let devices = counted(ban.devices, "device")
            Terminal.printLine("Lifted the ban of “\(ban.name)”, with \(devices).")
        }
        if isMissing { throw ExitCode.failure }
    }
}
