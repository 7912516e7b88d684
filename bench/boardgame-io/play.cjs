// Random play of Pig through boardgame.io's client without a server; one measured round, printed as JSON.
// node play.cjs SECONDS, with NODE_PATH at the folder that holds boardgame.io.

const { Client } = require("boardgame.io/client");
const { Pig } = require("./pig.cjs");

/** Plays one game and returns how many moves it had, and how many of them had an alternative. */
function playRandomly(seed) {
  const client = Client({ game: { ...Pig, seed }, numPlayers: 2, debug: false });
  client.start();
  let made = 0;
  let withChoice = 0;
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
    const options = Pig.ai.enumerate(state.G, state.ctx);
    client.moves[options[Math.floor(Math.random() * options.length)].move]();
    made += 1;
    if (options.length > 1) withChoice += 1;
  }
  client.stop();
  return { made, withChoice };
}

/** Plays whole games until the time is up. */
function playFor(seconds) {
  const start = process.hrtime.bigint();
  const total = { decisions: 0, with_choice: 0, games: 0, seconds: 0 };
  while (total.seconds < seconds) {
    const { made, withChoice } = playRandomly(total.games);
    total.decisions += made;
    total.with_choice += withChoice;
    total.games += 1;
    total.seconds = Number(process.hrtime.bigint() - start) / 1e9;
  }
  return total;
}

const seconds = Number(process.argv[2]);
playFor(2 * seconds); // until the compiler has made the code fast
console.log(JSON.stringify(playFor(seconds)));
