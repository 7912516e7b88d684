// Searches all sections as the user types; `/` focuses the field.
const search = document.querySelector('search');
const field = search.querySelector('input');
const count = search.querySelector('.count');
const list = search.querySelector('ol');
const MOST = 12;
let index;

function makeIndex() {
  index ??= new MiniSearch({
    idField: 'address',
    fields: ['page', 'heading', 'text'],
    storeFields: ['page', 'heading', 'text'],
    searchOptions: { boost: { page: 2, heading: 4 }, combineWith: 'AND', prefix: true, fuzzy: (term) => (term.length > 4 ? 0.2 : false) },
  });
  if (index.documentCount === 0) index.addAll(SECTIONS);
}

/** A few words around the first match, to show why a section was found. */
function excerpt(text, terms) {
  const lower = text.toLowerCase();
  const at = Math.min(...terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0), text.length);
  const start = at < text.length ? text.lastIndexOf(' ', Math.max(0, at - 40)) + 1 : 0;
  return (start ? '… ' : '') + text.slice(start, start + 140).trim() + (start + 140 < text.length ? ' …' : '');
}

function line({ id, page, heading, text, terms }) {
  const item = document.createElement('li');
  const link = item.appendChild(document.createElement('a'));
  link.href = `${search.dataset.root}/${id}`;
  link.append(Object.assign(document.createElement('strong'), { textContent: heading }));
  if (page !== heading) link.append(` · ${page}`);
  item.append(Object.assign(document.createElement('p'), { textContent: excerpt(text, terms) }));
  return item;
}

function show() {
  const words = field.value.trim();
  if (words) makeIndex();
  const found = words ? index.search(words) : [];
  list.replaceChildren(...found.slice(0, MOST).map(line));
  count.textContent = !words ? '' : found.length === 0 ? 'Nothing found.' : found.length > MOST ? `The ${MOST} best of ${found.length}` : `${found.length} found`;
  search.classList.toggle('open', Boolean(words));
}

search.hidden = false;
field.addEventListener('input', show);
field.addEventListener('focus', makeIndex, { once: true });
list.addEventListener('click', () => search.classList.remove('open'));
document.addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== field) {
    event.preventDefault();
    field.focus();
  } else if (event.key === 'Escape' && search.contains(document.activeElement)) {
    field.value = '';
    show();
    field.focus();
  }
});
