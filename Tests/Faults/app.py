from fault import Fault

APP: list[Fault] = []
