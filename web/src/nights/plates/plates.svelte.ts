/**
 * The plates of a Book, from the server: their list once per Book and language, each drawing when it is first shown. The server
 * has sanitized them, so they may stand in the page, where they take the colours of the hour.
 */
import { getContext, setContext } from 'svelte';
import { fetchGames, fetchPlate, fetchPlates } from '../../house/api';
import type { PlateInfo } from '../../house/messages';
import { settings } from '../../settings.svelte';
import { addOverlayOnHead, addOverlayAround, positionOfSecondHead } from './overlays';

export interface ShownPlate {
  drawing: string;
  words: string;
}
/** The name of a hero's plate. */
export const heroPlate = ({ hero, sex }: { hero: string; sex: string }): string => `heroes/${hero}-${sex === 'f' ? 'woman' : 'man'}`;

type List = Readonly<Record<string, PlateInfo>>;

/** A marvel is a being too, and its terrain card shows it. */
const possiblePlateNames = (name: string): string[] => [name, name.replace(/^(beings|encounters)\//, 'marvels/')];

export class PlateCollection {
  readonly #lists = new Map<string, Promise<List>>();
  readonly #drawings = new Map<string, Promise<string>>();

  /** The list of all plates; after a failure the next use tries again. */
  list(digest: string): Promise<List> {
    return loadOnce(this.#lists, `${digest} ${settings.language}`, async () => (await fetchPlates(digest, settings.language)).plates);
  }

  /** A plate with what adjectives change about it; null if there is none. */
  async find(digest: string, name: string, adjectives: readonly string[]): Promise<ShownPlate | null> {
    const list = await this.list(digest);
    const found = possiblePlateNames(name).find((each) => list[each]?.file);
    if (!found) return null;
    const { words, head } = list[found]!;
    const drawingOf = ({ file = '' }: PlateInfo) => loadOnce(this.#drawings, file, () => fetchPlate(digest, file, settings.language));
    let drawing = await drawingOf(list[found]!);
    const said = [words];
    for (const adjective of adjectives) {
      const [around, worn, twin] = [list[`around/${adjective}`], list[`worn/${adjective}`], list[`heads/${found}`]];
      // What can be worn stands around a plate without a head.
      if (worn?.file && head) drawing = addOverlayOnHead(drawing, await drawingOf(worn), head);
      else if (around?.file) drawing = addOverlayAround(drawing, await drawingOf(around));
      else if (adjective === 'two-headed' && twin && head) drawing = addOverlayOnHead(drawing, await drawingOf(twin), positionOfSecondHead(head));
      else continue;
      said.push((head && worn ? worn : around)?.words);
    }
    return { drawing, words: said.filter(Boolean).join(' ') };
  }
}

function loadOnce<Thing>(known: Map<string, Promise<Thing>>, key: string, load: () => Promise<Thing>): Promise<Thing> {
  let found = known.get(key);
  if (!found) {
    known.set(key, (found = load()));
    found.catch(() => known.delete(key));
  }
  return found;
}

const KEY = Symbol('plates');
interface Source {
  /** The digest of the Book; '' until it is known. */
  readonly digest: string;
  readonly plates: PlateCollection;
}

/** Lets all components below show the plates of this Book. */
export function providePlates(digest: () => string | undefined): void {
  const plates = new PlateCollection();
  setContext<Source>(KEY, {
    plates,
    get digest() {
      return digest() ?? '';
    },
  });
}

/** The same for the Book that new tables use, on pages without a table. */
export function provideShippedPlates(): Source {
  let digest = $state('');
  providePlates(() => digest);
  void fetchGames(settings.language)
    .then((games) => (digest = games.find(({ id }) => id === 'nights')?.packs[0]?.digest ?? ''))
    .catch(() => {});
  return providedPlates()!;
}

/** Undefined where a component is shown without a Book. */
export const providedPlates = (): Source | undefined => getContext<Source | undefined>(KEY);
