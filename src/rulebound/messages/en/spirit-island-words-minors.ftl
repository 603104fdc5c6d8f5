### Spirit Island: what the minor powers of Branch & Claw and Jagged Earth say besides their cards.

## What a power demands of its target.

why-needs-inland = { $power } needs an inland land: { $land } lies at the coast.
why-needs-city = { $power } needs a land with a city: there is none in { $land }.
why-needs-no-wetland = { $power } cannot target a wetland, and { $land } is one.
why-needs-one-terrain = { $power } needs { $one-terrain }: { $land } is { $terrain }.
