// Pig, as boardgame.io writes a game: roll as often as you dare, hold to keep the points, first to 100.

const { INVALID_MOVE } = require("boardgame.io/core");

const GOAL = 100;

const roll = ({ G, ctx, random, events }) => {
  if (G.scores[ctx.currentPlayer] + G.turnTotal >= GOAL) return INVALID_MOVE;
  const pips = random.D6();
  if (pips === 1) {
    G.turnTotal = 0;
    events.endTurn();
  } else {
    G.turnTotal += pips;
  }
};

const hold = ({ G, ctx, events }) => {
  G.scores[ctx.currentPlayer] += G.turnTotal;
  G.turnTotal = 0;
  events.endTurn();
};

const winner = ({ G }) => {
  const index = G.scores.findIndex((score) => score >= GOAL);
  return index < 0 ? undefined : { winner: String(index) };
};

const enumerate = (G, ctx) =>
  G.scores[ctx.currentPlayer] + G.turnTotal >= GOAL ? [{ move: "hold" }] : [{ move: "roll" }, { move: "hold" }];

exports.Pig = {
  name: "pig",
  setup: ({ ctx }) => ({ scores: Array(ctx.numPlayers).fill(0), turnTotal: 0 }),
  moves: { roll, hold },
  endIf: winner,
  ai: { enumerate },
};
