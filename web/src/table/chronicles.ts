/** The tale of an evening as a page and as a book file, from a seat of one's own. */
import { chronicleOf } from '../house/api';
import { attempt } from '../house/attempt';
import { ownTable } from '../house/tables.svelte';
import { settings } from '../settings.svelte';
import { handOut, lentAddress } from './files';

const fetched = (table: string, seat: string | null, form: 'html' | 'epub'): Promise<Blob> =>
  chronicleOf(table, ownTable(table)?.keys ?? [], seat, form, settings.language);

/** A browser opens a page only at the moment of the press: so it is opened white, and filled when it has come. */
export async function readChronicle(table: string, seat: string | null): Promise<void> {
  const page = window.open('', '_blank');
  const done = await attempt(
    fetched(table, seat, 'html').then((tale) => {
      if (page) page.location.replace(lentAddress(tale));
      else location.assign(lentAddress(tale));
    }),
  );
  if (!done) page?.close();
}

export async function takeBook(table: string, seat: string | null): Promise<void> {
  await attempt(fetched(table, seat, 'epub').then((book) => handOut(book, `serai-${table}.epub`)));
}
