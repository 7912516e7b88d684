/** The tale of an evening as a page and as a book file, from a seat of one's own. */
import { chronicleOf } from '../house/api';
import { attempt } from '../house/attempt';
import { ownTable } from '../house/tables.svelte';
import { settings } from '../settings.svelte';

/** How long a file must stay for whoever opens it. */
const KEPT = 60_000;

async function fetched(table: string, seat: string | null, form: 'html' | 'epub'): Promise<string> {
  const address = URL.createObjectURL(await chronicleOf(table, ownTable(table)?.keys ?? [], seat, form, settings.language));
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
  return address;
}

/** A browser opens a page only at the moment of the press: so it is opened white, and filled when it has come. */
export async function readChronicle(table: string, seat: string | null): Promise<void> {
  const page = window.open('', '_blank');
  const done = await attempt(
    fetched(table, seat, 'html').then((address) => {
      if (page) page.location.replace(address);
      else location.assign(address);
    }),
  );
  if (!done) page?.close();
}

export async function takeBook(table: string, seat: string | null): Promise<void> {
  await attempt(
    fetched(table, seat, 'epub').then((address) => {
      const file = document.createElement('a');
      file.href = address;
      file.download = `serai-${table}.epub`;
      file.click();
    }),
  );
}
