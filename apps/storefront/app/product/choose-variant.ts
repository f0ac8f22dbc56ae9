import { optionChoice } from '@counterpane/rules/options/option-choice';
import { parseVariantKey } from '@counterpane/rules/options/parse-variant-key';
import type { ChosenProperty, PropertyName } from '@counterpane/rules/options/property-names';
import { variantKey } from '@counterpane/rules/options/variant-key';
import { scrollToElement } from '../scroll/scroll-to.ts';
import { openPopupFirst } from './offers/upsell-popup-opener.ts';
import { stockOf } from './option-state.ts';
import { fieldName } from './purchase-form.ts';
import { type StockFacts, toStocked } from './stock-facts.ts';
import { SIZE_COOKIE } from './wanted-size.ts';
import { openZoomInPlace } from './zoom/zoom-overlay.ts';

/** What an option's name and value are written into by the page. */
const radiosOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('[data-property]'),
];

const chosenProperties = (form: HTMLFormElement): ChosenProperty[] =>
  radiosOf(form)
    .filter(({ checked }) => checked)
    // The page writes the names of the rules into this attribute.
    .map((input) => ({ name: input.dataset.property as PropertyName, value: input.value }));

const skuOf = (form: HTMLFormElement): string =>
  variantKey(form.dataset.inventoryKey ?? '', chosenProperties(form));

const factsOf = (form: HTMLFormElement): StockFacts =>
  JSON.parse(form.dataset.stock ?? '{"all":[],"later":[],"out":{}}');

/**
 * Shows the chosen variant. Everything that depends on it is in the page already, once per variant; this only
 * says which of them is to be seen. Without it, the form's own `Update` button asks the server.
 */
const showChosen = (form: HTMLFormElement): void => {
  const sku = skuOf(form);
  for (const part of document.querySelectorAll<HTMLElement>('[data-variants]')) {
    part.hidden = !part.dataset.variants?.split('|').includes(sku);
  }
  const isOut = form.querySelector('[data-variants]:not([hidden]) [data-not-purchasable]') !== null;
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-add]')) button.disabled = isOut;
  showStock(form);
};

/** What can be had in the other choices: a colour may be there in queen and not in king. */
const showStock = (form: HTMLFormElement): void => {
  const variants = toStocked(factsOf(form));
  const chosen = chosenProperties(form);
  for (const input of radiosOf(form)) {
    const { name, value } = { name: input.dataset.property as PropertyName, value: input.value };
    const stock = stockOf(optionChoice(variants, chosen, name, value));
    input.disabled = stock === 'out';
    const status = input.closest('label')?.querySelector<HTMLElement>('[data-status]');
    if (status) status.textContent = status.dataset[stock] ?? '';
  }
};

/** Chooses what stands in for a choice that is out of stock, and says so, with the way back. */
const swapIfOut = (form: HTMLFormElement, before: readonly ChosenProperty[]): void => {
  const asked = chosenProperties(form);
  const swap = parseVariantKey(factsOf(form).out[skuOf(form)] ?? '%');
  const askedTitles = titlesOf(form);
  if (swap) choose(form, swap.chosen);
  const news = form.querySelector<HTMLElement>('[data-swap]');
  const [line, text, undo] = ['p', '[data-swap-text]', '[data-swap-undo]'].map((part) =>
    news?.querySelector<HTMLElement>(part),
  );
  if (!news || !line || !text || !undo) return;
  line.hidden = swap === null;
  if (!swap) return;
  const words = news.dataset.words ?? '';
  text.textContent = words.replace('{asked}', askedTitles).replace('{shown}', titlesOf(form));
  undo.onclick = (event) => {
    event.preventDefault();
    choose(form, before.length > 0 ? before : asked);
    line.hidden = true;
    showChosen(form);
    rememberChoice(form);
    radiosOf(form)
      .find(({ checked }) => checked)
      ?.focus();
  };
};

const choose = (form: HTMLFormElement, chosen: readonly ChosenProperty[]): void => {
  for (const input of radiosOf(form))
    if (
      chosen.some(
        ({ name, value }) =>
          name === input.dataset.property && value.toLowerCase() === input.value.toLowerCase(),
      )
    )
      input.checked = true;
};

const titlesOf = (form: HTMLFormElement): string =>
  radiosOf(form)
    .filter(({ checked }) => checked)
    .map((input) => input.labels?.[0]?.querySelector('[data-title]')?.textContent ?? input.value)
    .join(', ');

/** Other pages start with the size that was chosen here; this address, when it is shared, with every choice. */
const rememberChoice = (form: HTMLFormElement): void => {
  const address = new URL(location.href);
  address.searchParams.delete('keep');
  for (const { name, value } of chosenProperties(form)) {
    address.searchParams.set(fieldName(name), value);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
    if (name === 'Size') document.cookie = `${SIZE_COOKIE}=${value}; path=/; max-age=31536000; samesite=lax`;
  }
  history.replaceState(null, '', address);
};

/** The bar with the second button is there only while the first one lies above the screen. */
const followButton = (form: HTMLFormElement): void => {
  const bar = form.querySelector<HTMLElement>('[data-add-bar]');
  const actions = form.querySelector('[data-actions]');
  if (!bar || !actions) return;
  const show = ([entry]: IntersectionObserverEntry[]) => {
    bar.hidden = entry?.isIntersecting ?? true;
  };
  // All that is still to come counts as in view, so that even a jump past the button is noticed.
  new IntersectionObserver(show, { rootMargin: '0px 0px 99999px' }).observe(actions);
};

/** A link to a place on the page moves there, so that the shopper sees where it went. */
const followScrollLinks = (): void =>
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-scroll-to]');
    const place = link && document.querySelector<HTMLElement>(link.hash);
    if (!place) return;
    event.preventDefault();
    scrollToElement(window, place, 0);
    place.focus({ preventScroll: true });
  });

followScrollLinks();
openZoomInPlace();
for (const form of document.querySelectorAll<HTMLFormElement>('[data-purchase]')) {
  let isSent = false;
  let before = chosenProperties(form);
  followButton(form);
  openPopupFirst(form);
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.property !== undefined) {
      swapIfOut(form, before);
      before = chosenProperties(form);
    }
    showChosen(form);
    rememberChoice(form);
  });
  // One press is one thing in the cart, however nervous the finger.
  form.addEventListener('submit', (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
  });
  // A page that comes back from the browser's memory keeps its radios, but not what they showed.
  window.addEventListener('pageshow', () => {
    isSent = false;
    showChosen(form);
  });
}
