from fault import Fault

RULES: list[Fault] = []
