# How to play: the frame of the steps. Each game's own words are in web-howto-*.ftl.
howto = How to play
howto-step = Step { $n } of { $all }
howto-steps = Steps
howto-dot = Step { $n }: { $title }
howto-back = Back
howto-next = Next
howto-done = Done
howto-rules = Rules
howto-rule = Read rule { $number }
