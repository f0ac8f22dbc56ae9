import { pageCookieLine, SIZE_COOKIE } from '@counterpane/contract/visitor/page-cookies';
import { browserFetch } from '../../failures/browser-fetch.ts';
import { askAfterAdding, openAdded } from '../product/added/ask-after-adding.ts';

/** The latest question: an answer to an older one is of no use. */
let latest: AbortController | null = null;

/** Fields that choose nothing of the set. */
const NO_CHOICE: ReadonlySet<string> = new Set(['ask']);

/** The address of this page with what is chosen now. */
const chosenAddress = (form: HTMLFormElement): URL => {
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '' && !NO_CHOICE.has(name))
      address.searchParams.append(name, value);
  return address;
};

/** Other pages start with the size that was chosen here. */
const rememberSize = (size: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = pageCookieLine(SIZE_COOKIE, size, location.href);
};

const selectorOf = (element: Element | null): string | null => {
  if (element instanceof HTMLSelectElement) return `select[name="${element.name}"]`;
  if (!(element instanceof HTMLInputElement)) return null;
  return `input[name="${element.name}"][value="${element.value}"]`;
};

/** Puts the parts of the page that the server made in the place of those that are there; the focus stays. */
const showParts = (html: string): void => {
  const made = new DOMParser().parseFromString(html, 'text/html');
  const focused = selectorOf(document.activeElement);
  for (const part of document.querySelectorAll<HTMLElement>('[data-set-part]')) {
    const other = made.querySelector(`[data-set-part="${part.dataset.setPart}"]`);
    if (other && other.innerHTML !== part.innerHTML) part.replaceChildren(...other.childNodes);
  }
  if (focused !== null) document.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
};

/** Asks the server for the page as it is chosen, and shows what has changed. Without script a button does so. */
const showChosenSet = async (form: HTMLFormElement): Promise<void> => {
  latest?.abort();
  const asked = new AbortController();
  latest = asked;
  const address = chosenAddress(form);
  try {
    const answer = await browserFetch(address.pathname + address.search, {
      signal: asked.signal,
      headers: { accept: 'text/html' },
    });
    if (!answer.ok) throw new Error(`the set was not told: ${answer.status}`);
    const html = await answer.text();
    if (asked.signal.aborted) return;
    showParts(html);
    // Prices follow the changes of a document (live-prices.ts), and these came after the one of the form.
    document.dispatchEvent(new Event('change'));
    history.replaceState(null, '', address);
  } catch {
    // A line that fails: the whole page says what is wrong, as it would without script.
    if (!asked.signal.aborted) location.assign(address);
  }
};

openAdded();
for (const form of document.querySelectorAll<HTMLFormElement>('[data-set-form]')) {
  let isSent = false;
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && NO_CHOICE.has(target.name)) return;
    if (target instanceof HTMLInputElement && target.name === 'size') rememberSize(target.value);
    void showChosenSet(form);
  });
  // A second click does not add the set twice.
  form.addEventListener('submit', (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
    askAfterAdding(form);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    isSent = false;
    if (persisted) void showChosenSet(form);
  });
}
