from fault import Fault

HOUSE: list[Fault] = []
