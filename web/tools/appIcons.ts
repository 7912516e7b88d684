import { deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { starOutlinePath } from '../src/ornament/girih.ts';

/**
 * The logo as icons for home screens, and the web app manifest. The icons are drawn at build time, so that only the star itself is
 * stored.
 */
const GROUND = [0x9c, 0x41, 0x19] as const;
const SIGN = [0xfd, 0xf6, 0xe8] as const;
const PAPER = '#f6ecd9';
const FINE = 4;

type Point = readonly [number, number];

/** The corners of a path of straight lines. */
function corners(path: string): Point[] {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!]);
}

function inside(shape: Point[], x: number, y: number): boolean {
  let odd = false;
  for (const [i, [ax, ay]] of shape.entries()) {
    const [bx, by] = shape[(i + shape.length - 1) % shape.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** A PNG of that size; `full` fills the square, for systems that cut their own shape. */
function drawn(size: number, full: boolean): Buffer {
  const outer = corners(starOutlinePath(8, 2, full ? 12.5 : 15.6));
  const inner = corners(starOutlinePath(8, 3, full ? 6.6 : 8.2));
  const rows: Buffer[] = [];
  for (let row = 0; row < size; row++) {
    const line = Buffer.alloc(1 + 4 * size);
    for (let column = 0; column < size; column++) {
      let [ground, sign] = [0, 0];
      for (let i = 0; i < FINE * FINE; i++) {
        const x = ((column + ((i % FINE) + 0.5) / FINE) / size - 0.5) * 32;
        const y = ((row + (Math.floor(i / FINE) + 0.5) / FINE) / size - 0.5) * 32;
        if (inside(inner, x, y)) sign++;
        else if (full || inside(outer, x, y)) ground++;
      }
      const all = ground + sign || 1;
      for (let part = 0; part < 3; part++) line[1 + 4 * column + part] = Math.round((GROUND[part]! * ground + SIGN[part]! * sign) / all);
      line[4 + 4 * column] = Math.round((255 * (ground + sign)) / FINE ** 2);
    }
    rows.push(line);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(checksum(body), body.length + 4);
  return whole;
}

/** CRC-32, as PNG requires. */
function checksum(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const MANIFEST = {
  name: 'Serai',
  short_name: 'Serai',
  description: 'Play The Thousand and One Nights and King of Dice with friends or against bots',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['games'],
  icons: [
    { src: '/seal.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/seal-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/seal-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/seal-full-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export function appIcons(): Plugin {
  return {
    name: 'serai-seal',
    apply: 'build',
    generateBundle() {
      const files: [string, string | Buffer][] = [
        ['manifest.webmanifest', JSON.stringify(MANIFEST)],
        ['seal-180.png', drawn(180, true)],
        ['seal-192.png', drawn(192, false)],
        ['seal-512.png', drawn(512, false)],
        ['seal-full-512.png', drawn(512, true)],
      ];
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
