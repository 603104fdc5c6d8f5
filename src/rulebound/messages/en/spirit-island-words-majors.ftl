### Spirit Island: what the major powers of Branch & Claw and Jagged Earth say besides their cards.

option-take-presence = Take presence from { $track }
option-remove-token = Remove 1 { $token } from { $land }
option-calm = Take 1 strife off 1 { marked-piece } in { $land }
event-presence-gone = Presence of { $seat } in { $land } leaves the game.
why-needs-inland = { $power } needs an inland land: { $land } lies at the coast.
why-needs-city = { $power } needs a land with a city: there is none in { $land }.
why-needs-coast-or-wetland = { $power } needs a coastal land or a wetland: { $land } is neither.
why-needs-jungle-or-no-blight = { $power } needs a jungle, or a land without blight: { $land } is neither.
