// Starts a server in its own process, on a free port, with the given home folder.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const PATIENCE = 120_000;

/** A server with the default settings. */
export const NORMAL_PACE = (port) => [file('../../.venv/bin/serai'), 'play', '--private', '--no-browser', '--port', String(port)];
/** Bots choose at once, and there is no rate limit. */
export const FAST = (port, home) => [file('../../.venv/bin/python'), file('../e2e/house.py'), String(port), home];
/** The same, with tables in prepared scenes and in every kind of question. */
export const PREPARED = (port, home) => [file('../../.venv/bin/python'), file('../e2e/prepared_house.py'), String(port), home];
/** Sends notices at once, and receives them itself. */
export const WITH_NOTICES = (port, home) => [file('../../.venv/bin/python'), file('../e2e/notice_house.py'), String(port), home];
/** The same, for all devices of the network. */
export const NOTICES_FOR_NETWORK = (port, home) => [...WITH_NOTICES(port, home), '0.0.0.0'];

/** With a game from another package. */
export const WITH_PLUGIN_GAME = (port, home) => [file('../../.venv/bin/python'), file('../e2e/plugin_house.py'), String(port), home];

/** A free port that the system does not give to outgoing connections, so that a server can be started on it again. */
async function freePort() {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    const probe = createServer();
    const free = await new Promise((done) => {
      probe.once('error', () => done(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
    });
    if (free) return port;
  }
}

export class House {
  #process;

  constructor(home, port, command) {
    this.home = home;
    this.port = port;
    this.origin = `http://127.0.0.1:${port}`;
    this.command = command;
  }

  static async open(home, command = NORMAL_PACE) {
    const house = new House(home, await freePort(), command);
    await house.open();
    return house;
  }

  async open() {
    const [program, ...words] = this.command(this.port, this.home);
    const opened = spawn(program, words, { env: { ...process.env, SERAI_HOME: this.home }, stdio: ['ignore', 'ignore', 'inherit'] });
    this.#process = opened;
    for (const start = Date.now(); Date.now() - start < PATIENCE && opened.exitCode === null; ) {
      if (await this.fetch('/health').then(({ ok }) => ok, () => false)) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    await this.close('SIGKILL');
    throw new Error('The house does not open.');
  }

  /** Stops the server, by SIGTERM or SIGKILL. */
  async close(signal = 'SIGTERM') {
    const closing = this.#process;
    if (!closing || closing.exitCode !== null || closing.signalCode !== null) return;
    const closed = new Promise((done) => closing.once('exit', done));
    closing.kill(signal);
    await closed;
  }

  /**
   * Every request has a connection of its own: the server closes one that has been idle for five seconds, and a busy process may send its
   * next request just then.
   */
  fetch(path, options = {}) {
    return fetch(this.origin + path, { ...options, headers: { ...options.headers, connection: 'close' } });
  }

  /** Opens a table; the answer has its keys. */
  openTable({ chairs, terms = {}, ...more }) {
    return this.post('/api/tables', { terms: { game: 'dice', takebacks: true, ...terms }, chairs, ...more });
  }

  async post(path, body = {}) {
    const response = await this.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.sentence ?? `${path}: ${response.status}`);
    return answer;
  }
}

/** What a client stores about a table it has opened. */
export function kept({ table, host, invitation, gallery, chairs }) {
  const own = Object.fromEntries(chairs.flatMap((key, i) => (key ? [[i, key]] : [])));
  const keys = [host, ...Object.values(own)];
  return { table, game: 'dice', keys, host, invitation, gallery, chairs: own, names: [], seen: 1, phase: 'playing' };
}
