// node areas.cjs PORT: a toy game of areas on boardgame.io's own server, which keeps its matches in memory.
const { INVALID_MOVE } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const AREAS = 36;

const areas = {
    name: "areas",
    setup: () => ({ areas: Array.from({ length: AREAS }, () => ({ owner: null, tokens: 0 })) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        claim: ({ G, playerID }, chosen) => {
            const area = G.areas[chosen];
            if (area === undefined || area.owner === playerID) return INVALID_MOVE;
            area.owner = playerID;
            area.tokens += 1;
        },
    },
};

Server({ games: [areas], origins: [] }).run(Number(process.argv[2]));
