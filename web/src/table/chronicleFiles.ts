/** The chronicle of a game as a web page and as an EPUB file. */
import { fetchChronicle } from '../house/api';
import { tryOrNotify } from '../house/errors';
import { ownTable } from '../house/ownTables.svelte';
import { settings } from '../settings.svelte';
import { downloadFile, temporaryUrl } from './downloads';

const fetchOwnChronicle = (table: string, seat: string | null, form: 'html' | 'epub'): Promise<Blob> =>
  fetchChronicle(table, ownTable(table)?.keys ?? [], seat, form, settings.language);

/** Browsers allow a new window only during the click, so open an empty one and fill it later. */
export async function openChronicle(table: string, seat: string | null): Promise<void> {
  const page = window.open('', '_blank');
  const done = await tryOrNotify(
    fetchOwnChronicle(table, seat, 'html').then((tale) => {
      if (page) page.location.replace(temporaryUrl(tale));
      else location.assign(temporaryUrl(tale));
    }),
  );
  if (!done) page?.close();
}

export async function downloadEpub(table: string, seat: string | null): Promise<void> {
  await tryOrNotify(fetchOwnChronicle(table, seat, 'epub').then((book) => downloadFile(book, `serai-${table}.epub`)));
}
