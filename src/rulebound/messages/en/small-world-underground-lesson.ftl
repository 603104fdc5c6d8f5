# The lesson: what a learner is told, step by step. At most 220 letters each: there is room for no more on a phone.
lesson-welcome = Two peoples share these caves for ten rounds. Whoever has most coins at the end wins. At the end of each of your turns, every region you hold pays you a coin.
lesson-combo = First you need a race. The Muddy Ogres come first and cost nothing: they conquer cheaply and earn more in mudpools. Choose them, or another race that you like.
lesson-enter = A new race comes in from the edge. Whatever glows is open to you, with its price in tokens. To Muddy Ogres the mudpool in the ring pays two coins a turn. Choose it, or begin elsewhere.
lesson-neighbours = Well done: the tokens stay there as your garrison. From now on you conquer next to what you hold. Choose a second region.
lesson-stop = Conquer on while you have tokens. With too few left, the die decides one last attempt. You can also stop and keep tokens to strengthen what you hold: choose Done when you have enough.
lesson-redeploy = Now move your tokens between your regions as you like. Each token makes a region dearer to take; rivers are left empty at the end of a turn. Place them all to end your turn.
lesson-coins = Your regions have paid a coin each, and your power may have added some. Then it is the other side’s turn: watch where they settle. They can take what is yours, at a price.
lesson-go-on = Each turn begins with a question: go on with your race, or let it go? Yours is still fresh. Choose to go on conquering.
lesson-grow = All tokens but one in each region are back in your hand. Take more regions, also from the other side: 1 token more for each that defends. Then choose Done, and place what is left.
lesson-decline = Your race is spread thin by now. When your turn comes, choose decline: it costs the whole turn, but the regions go on paying, and next turn you take a fresh race.
lesson-declined = Your first race is in decline: one token stays in each region and pays, but conquers no more. When a second race of yours declines, the first one leaves the caves.
lesson-new-race = When your turn comes, choose a new race. Those that were passed over carry coins for who takes them. Read what a race and its power can do before you choose.
lesson-two-races = Now two races work for you: the old one pays, the new one comes in from the edge again. Conquer, end with Done and redeploy, as before.
lesson-win = The rest is yours. Go in decline again when your race is stuck, with a few rounds left for the next one. Most coins after round ten win. Good luck!
