// boardgame.io's own server with the same trivial game, in memory only: node boardgame_server.cjs PORT

const { Server, Origins } = require("boardgame.io/server");

const Trivial = {
  name: "trivial",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }, number) => {
      G.count += number;
    },
  },
};

console.info = () => {}; // it would tell of itself
Server({ games: [Trivial], origins: [Origins.LOCALHOST] }).run(
  { port: Number(process.argv[2]) },
  () => console.log("open"),
);
