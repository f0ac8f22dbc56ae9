import { pageCookieLine } from '@counterpane/contract/page-cookies';
import { optionChoice } from '@counterpane/rules/options/option-choice';
import type { ChosenProperty, PropertyName } from '@counterpane/rules/options/property-names';
import { variantKey } from '@counterpane/rules/options/variant-key';
import { showQuantity } from './follow-quantity.ts';
import { showOptions } from './offers/follow-options.ts';
import { stockOf } from './option-state.ts';
import { type StockFacts, toStocked } from './stock-facts.ts';
import { SIZE_COOKIE } from './wanted-size.ts';

/** The radios that choose a variant. */
export const radiosOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('[data-property]'),
];

export const checkedRadios = (form: HTMLFormElement): HTMLInputElement[] =>
  radiosOf(form).filter(({ checked }) => checked);

export const chosenProperties = (form: HTMLFormElement): ChosenProperty[] =>
  checkedRadios(form).map((input) => ({ name: nameOf(input), value: input.value }));

export const skuOf = (form: HTMLFormElement): string =>
  variantKey(form.dataset.inventoryKey ?? '', chosenProperties(form));

export const factsOf = (form: HTMLFormElement): StockFacts =>
  JSON.parse(form.dataset.stock ?? '{"all":[],"later":[],"out":{}}');

/** Said of the form when another choice is shown, whoever made it: a shopper, a stand-in, `Undo` or the browser. */
export const CHOICE_SHOWN = 'choice-shown';

/**
 * Shows the chosen variant. Everything that depends on it is in the page already, once per variant; this only
 * says which of them is to be seen. Without it, the form's own `Update` button asks the server.
 */
export const showChosen = (form: HTMLFormElement): void => {
  const sku = skuOf(form);
  for (const part of document.querySelectorAll<HTMLElement>('[data-variants]')) {
    part.hidden = !part.dataset.variants?.split('|').includes(sku);
  }
  const isOut = form.querySelector('[data-variants]:not([hidden]) [data-not-purchasable]') !== null;
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-add]')) button.disabled = isOut;
  showStock(form);
  showOptions(form);
  showFitting(form);
  showQuantity(form);
  form.dispatchEvent(new Event(CHOICE_SHOWN));
};

/** What can be had in the other choices: a colour may be there in queen and not in king. */
const showStock = (form: HTMLFormElement): void => {
  const variants = toStocked(factsOf(form));
  const chosen = chosenProperties(form);
  for (const input of radiosOf(form)) {
    const stock = stockOf(optionChoice(variants, chosen, nameOf(input), input.value));
    input.disabled = stock === 'out';
    const status = input.closest('label')?.querySelector<HTMLElement>('[data-status]');
    if (status) status.textContent = status.dataset[stock] ?? '';
  }
};

/** What does not go with the chosen size can neither be ticked nor stay ticked. */
const showFitting = (form: HTMLFormElement): void => {
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-offer]')) {
    const unfit = input.closest('label')?.querySelector('[data-variants]:not([hidden]) [data-unfit]');
    input.disabled = Boolean(unfit);
    if (!unfit || !input.checked) continue;
    input.checked = false;
    const none = form.querySelector<HTMLInputElement>(`input[name="${input.name}"][value=""]`);
    if (none) none.checked = true;
  }
};

/** Other pages start with the size that was chosen here; this address, when it is shared, with every choice. */
export const rememberChoice = (form: HTMLFormElement): void => {
  const address = new URL(location.href);
  address.searchParams.delete('keep');
  for (const { name, value, dataset } of checkedRadios(form)) {
    address.searchParams.set(name, value);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
    if (dataset.property === 'Size') document.cookie = pageCookieLine(SIZE_COOKIE, value, location.href);
  }
  history.replaceState(null, '', address);
};

/** The page writes the names of the rules into this attribute. */
const nameOf = ({ dataset }: HTMLInputElement): PropertyName => dataset.property as PropertyName;
