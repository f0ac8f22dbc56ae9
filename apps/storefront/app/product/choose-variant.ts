import type { ChosenProperty, PropertyName } from '@counterpane/rules/options/property-names';
import { variantKey } from '@counterpane/rules/options/variant-key';
import { fieldName } from './purchase-form.ts';
import { SIZE_COOKIE } from './wanted-size.ts';

/**
 * Shows the chosen variant. Everything that depends on it is in the page already, once per variant; this only
 * says which of them is to be seen. Without it, the form's own `Update` button asks the server.
 */
const showChosen = (form: HTMLFormElement): void => {
  const sku = variantKey(form.dataset.inventoryKey ?? '', chosenProperties(form));
  for (const part of document.querySelectorAll<HTMLElement>('[data-variants]')) {
    part.hidden = !part.dataset.variants?.split('|').includes(sku);
  }
  const isOut = form.querySelector('[data-variants]:not([hidden]) [data-not-purchasable]') !== null;
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-add]')) button.disabled = isOut;
};

const chosenProperties = (form: HTMLFormElement): ChosenProperty[] =>
  Array.from(form.querySelectorAll<HTMLInputElement>('[data-property]:checked'), (input) => ({
    // The page writes the names of the rules into this attribute.
    name: input.dataset.property as PropertyName,
    value: input.value,
  }));

/** Other pages start with the size that was chosen here; this address, when it is shared, with every choice. */
const rememberChoice = (form: HTMLFormElement): void => {
  const address = new URL(location.href);
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

for (const form of document.querySelectorAll<HTMLFormElement>('[data-purchase]')) {
  let isSent = false;
  followButton(form);
  form.addEventListener('change', () => {
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
