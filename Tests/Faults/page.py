from fault import Fault

PAGE: list[Fault] = []
