// Plays at many tables at once, two clients at each: node load.cjs SERVER PORTS GAME, SERVER being serai or
// boardgame.io. With several ports, as in 7291,7292, the two clients of every second table use different ones, as
// behind a proxy that knows nothing of tables. Reads one command a line and answers each with a line of JSON:
//
//   open TABLES            opens this many tables and connects two clients to each
//   play SECONDS PACE      a choice at a table follows the one before when both its clients have that; with a
//                          pace, after so many seconds more or less
//   choices NUMBER         plays until every table has had this many choices
//   leave                  disconnects all clients

const { io } = require("socket.io-client");
const WebSocket = require("ws");
const readline = require("node:readline");

const OPENED_AT_ONCE = 20;
const PATIENCE = 60; // seconds for a choice, or for a table to open
const OVERDUE = 5; // seconds after which people would give up: it counts as that long, and they sit down elsewhere
const DOUBT = 0.5; // seconds after which a client that was told nothing asks whether there is anything to be told

const pick = (options) => options[Math.floor(Math.random() * options.length)];

/** What both servers have in common: a choice is done when both clients have it. */
class Table {
  static count = 0;

  constructor(ports, game) {
    const number = Table.count++;
    this.ports = [0, Math.floor(number / ports.length)].map((shift) => ports[(number + shift) % ports.length]);
    this.port = this.ports[0];
    this.game = game;
    this.untold = new Set(); // clients that have yet to be told
    this.added = 0; // what the trivial game must have counted
    this.told = null;
  }

  /** Called when a client has the data of the last choice (or of the beginning). */
  clientHasIt(client) {
    this.hadIt = performance.now();
    this.forget(client);
  }

  /** Stops waiting for a client. */
  forget(client) {
    if (this.untold.delete(client) && this.untold.size === 0) this.told();
  }

  expect() {
    this.untold = new Set(this.clients);
    this.sent = performance.now();
    return new Promise((resolve) => (this.told = resolve));
  }

  /** Makes the next choice; resolves, with the milliseconds, when both clients have it. */
  async choose() {
    const done = this.expect();
    this.send();
    await done;
    return this.hadIt - this.sent;
  }
}

class SeraiTable extends Table {
  static seats = 0;

  /** Each client has its own address, as real users do, because requests of one address take turns. */
  static nextAddress() {
    const number = SeraiTable.seats++ % 60_000;
    return `127.1.${Math.floor(number / 250)}.${1 + (number % 250)}`;
  }

  async open() {
    const address = `127.0.0.1:${this.port}`;
    const answer = await fetch(`http://${address}/api/tables`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        terms: { game: this.game },
        chairs: [
          { kind: "here", name: "Ana" },
          { kind: "here", name: "Bo" },
        ],
      }),
    });
    if (!answer.ok) throw new Error(`no table: ${answer.status} ${await answer.text()}`);
    const opened = await answer.json();
    this.clients = opened.chairs.map((key, chair) => {
      const socket = new WebSocket(`ws://127.0.0.1:${this.ports[chair]}/socket`, {
        perMessageDeflate: false,
        localAddress: SeraiTable.nextAddress(),
      });
      const client = { socket, view: null, asked: {}, requests: 0, doubt: null };
      socket.on("open", () =>
        socket.send(JSON.stringify({ type: "hello", table: opened.table, keys: [key] })),
      );
      socket.on("message", (data) => {
        for (const line of String(data).split("\n")) this.read(client, JSON.parse(line));
      });
      socket.on("error", fail);
      return client;
    });
    await this.expect();
  }

  read(client, message) {
    if (!this.clients.includes(client)) return; // of a table that was left
    if (message.type === "update") {
      client.view = message.view;
      client.asked = message.asked;
      this.clientHasIt(client);
    } else if (message.type === "done") {
      if (message.id === client.doubt) this.forget(client);
      else this.doubtLater();
    } else if (message.type === "refusal") fail(new Error(message.sentence));
  }

  /** The server has answered the choice. Another seat may not be allowed to know that it was made, so a client that
      has received nothing for a while sends a ping; the answer to it comes after all updates. */
  doubtLater() {
    if (this.ports[0] !== this.ports[1]) return; // another worker may answer a ping before it knows of the choice
    const { sent } = this;
    setTimeout(() => {
      for (const client of this.untold) if (this.sent === sent) client.doubt = this.ask(client, { type: "ping" });
    }, 1000 * DOUBT);
  }

  /** Sends a request; returns its number. */
  ask(client, request) {
    client.requests += 1;
    client.socket.send(JSON.stringify({ ...request, id: client.requests }));
    return client.requests;
  }

  /** The seat whose turn it is; none if the game is over. */
  get asked() {
    return this.clients.find(({ view }) => view.decision && view.chosen === null);
  }

  get over() {
    return !this.asked;
  }

  send() {
    const client = this.asked;
    const { seat, options } = client.view.decision;
    const option = pick(options);
    if (this.game === "trivial") this.added += Number(option);
    this.ask(client, { type: "choose", seat, option, asked: client.asked[seat] });
  }

  get counts() {
    return this.clients.map(({ view }) => view.board.count);
  }

  leave() {
    for (const { socket } of this.clients) socket.close();
  }
}

/** Uses the protocol of boardgame.io's own client (its src/client/transport/socketio.ts). */
class BoardgameTable extends Table {
  static made = 0;

  async open() {
    const match = `match-${process.pid}-${BoardgameTable.made++}`;
    this.match = match;
    this.clients = [];
    for (const player of ["0", "1"]) {
      const ready = new Promise((resolve) => {
        const socket = io(`http://127.0.0.1:${this.port}/${this.game}`, {
          forceNew: true,
          transports: ["websocket"],
        });
        const client = { socket, player, state: null };
        socket.on("connect", () => socket.emit("sync", match, player, undefined, 2));
        socket.on("sync", (_, { state }) => {
          client.state = state;
          resolve();
        });
        socket.on("update", (_, state) => {
          client.state = state;
          this.clientHasIt(client);
        });
        socket.on("connect_error", fail);
        this.clients.push(client);
      });
      await ready;
    }
  }

  get over() {
    return false;
  }

  send() {
    const { currentPlayer } = this.clients[0].state.ctx;
    const { socket, player, state } = this.clients[Number(currentPlayer)];
    const number = pick([1, 2]);
    this.added += number;
    const payload = { type: "add", args: [number], playerID: player };
    socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.match, player);
  }

  get counts() {
    return this.clients.map(({ state }) => state.G.count);
  }

  leave() {
    for (const { socket } of this.clients) socket.close();
  }
}

function fail(error) {
  console.error(error);
  process.exit(1);
}

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

/** Fails if something takes longer than the given seconds. */
async function within(seconds, what, promise) {
  const timer = setTimeout(() => fail(new Error(`${what} took more than ${seconds} s`)), 1000 * seconds);
  await promise;
  clearTimeout(timer);
}

async function openAll(make, count) {
  const tables = Array.from({ length: count }, make);
  const waiting = [...tables];
  const worker = async () => {
    for (let table = waiting.pop(); table; table = waiting.pop()) await within(PATIENCE, "a table", table.open());
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, worker));
  return tables;
}

/** Plays at every table until the time is up; choices that finish later are not counted. */
async function play(tables, seconds, pace) {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const end = start + 1000 * seconds;
  const times = [];
  let overdue = 0;
  const at = async (table) => {
    if (pace) await sleep(Math.random() * pace);
    while (performance.now() < end) {
      if (table.over) {
        table.leave();
        await table.open();
      }
      const took = pace ? await Promise.race([table.choose(), sleep(OVERDUE)]) : await table.choose();
      if (performance.now() < end) times.push(took ?? 1000 * OVERDUE);
      if (took === undefined) {
        overdue += 1;
        table.leave();
        await table.open();
      }
      if (pace) await sleep(Math.max(Math.min(pace * (0.5 + Math.random()), (end - performance.now()) / 1000), 0));
    }
  };
  const busy = sleep(seconds).then(() => process.cpuUsage(cpu));
  await within(seconds + PATIENCE, "play", Promise.all(tables.map(at)));
  const { user, system } = await busy;
  if (overdue) console.error("%d choices were not told to both within %d s", overdue, OVERDUE);
  times.sort((one, other) => one - other);
  const part = (share) => times[Math.min(Math.floor(times.length * share), times.length - 1)];
  return {
    choices: times.length,
    seconds,
    p50_ms: part(0.5),
    p99_ms: part(0.99),
    worst_ms: part(1),
    generator_cpu: (user + system) / 1e6 / seconds,
  };
}

async function playChoices(tables, number) {
  const at = async (table) => {
    for (let made = 0; made < number && !table.over; made += 1) await table.choose();
  };
  await within(5 * PATIENCE, "play", Promise.all(tables.map(at)));
  return { choices: number };
}

/** Checks that both clients of a trivial game have the right sum. */
function check(tables) {
  for (const table of tables) {
    if (table.game === "trivial" && table.counts.some((count) => count !== table.added))
      throw new Error(`${table.added} was added, and the clients have ${table.counts}`);
  }
}

async function main() {
  const [server, ports, game] = process.argv.slice(2);
  const Kind = server === "serai" ? SeraiTable : BoardgameTable;
  let tables = [];
  const commands = {
    open: async (count) => {
      const start = performance.now();
      tables = tables.concat(await openAll(() => new Kind(ports.split(",").map(Number), game), count));
      return { tables: tables.length, seconds: (performance.now() - start) / 1000 };
    },
    play: (seconds, pace) => play(tables, seconds, pace),
    choices: (number) => playChoices(tables, number),
    leave: async () => {
      for (const table of tables) table.leave();
      tables = [];
      return {};
    },
  };
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const [command, ...numbers] = line.split(" ");
    const answer = await commands[command](...numbers.map(Number));
    check(tables);
    console.log(JSON.stringify(answer));
  }
  process.exit(0);
}

main().catch(fail);
