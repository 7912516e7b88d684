/** A map of five spaces and a Place of Power, in the format of `serai book map`, for tests. */
const space = (id: string, x: number, y: number, terrain: string, number = 0) =>
  `<g class="space ${terrain}${id === 'baghdad' ? ' start' : ''}" data-space="${id}" data-terrain="${terrain}" data-continent="arabia"` +
  `${number ? ` data-number="${number}"` : ''} transform="translate(${x} ${y})"><title>${id}</title>${number ? `<text y="4">${number}</text>` : ''}</g>`;
const route = (from: string, to: string, by: string, d: string) => `<path class="route ${by}" data-from="${from}" data-to="${to}" d="${d}"/>`;
const name = (id: string, x: number, y: number, kind: string) =>
  `<text class="name ${kind}" data-space="${id}" data-box="${x + 12} ${y - 8} ${x + 70} ${y + 8}" x="${x + 12}" y="${y}">${id}</text>`;

const SPACES = [
  ['baghdad', 500, 400, 'city', 0],
  ['damascus', 300, 380, 'city', 0],
  ['basra', 600, 550, 'city', 0],
  ['red-sea', 350, 600, 'sea', 2],
  ['herat', 800, 400, 'city', 3],
] as const;

export const SMALL = `<svg xmlns="http://www.w3.org/2000/svg" class="serai-map morning" lang="en" viewBox="0 0 1000 800">
<title id="map-title">Small</title><style>.serai-map.morning{--map-ink:#000}</style>
<defs><path id="map-land" d="M0 0H9V9z"/><clipPath id="map-ashore"><use href="#map-land"/></clipPath><path id="map-seal-city" d="M0 0H1"/></defs>
<g id="map-ground"><path class="sea" d="M0 0H1000V800H0z"/><use href="#map-land" class="land"/></g>
<g id="map-rose" data-box="900 600 960 660"></g>
<g id="map-routes">
${route('baghdad', 'damascus', 'land', 'M490 400Q400 380 310 380')}
${route('baghdad', 'basra', 'land', 'M505 410Q550 480 595 540')}
${route('basra', 'red-sea', 'sea', 'M590 555Q470 600 360 600')}
${route('baghdad', 'herat', 'land', 'M510 400Q650 390 790 400')}
</g>
<g id="map-arrows"><g class="arrow" data-place="haunted-house" data-to="baghdad"><path class="way" d="M500 480Q495 450 500 420"/></g></g>
<g id="map-spaces">${SPACES.map(([id, x, y, terrain, number]) => space(id, x, y, terrain, number)).join('\n')}</g>
<g id="map-places"><g class="place" data-place="haunted-house" transform="translate(500 500)"><title>Haunted House</title></g></g>
<g id="map-names">${SPACES.map(([id, x, y, terrain]) => name(id, x, y, id === 'baghdad' ? 'start' : terrain)).join('\n')}</g>
<g id="map-frame"></g><g id="map-cartouche" data-box="10 700 200 780"></g></svg>`;
