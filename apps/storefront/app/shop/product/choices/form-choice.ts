import { pageCookieLine, SIZE_COOKIE } from '@counterpane/contract/visitor/page-cookies';
import type { ChosenProperty, PropertyName } from '@counterpane/rules/options/property-names';
import { variantKey } from '@counterpane/rules/options/variant-key';
import type { StockFacts } from './stock-facts.ts';

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
export const nameOf = ({ dataset }: HTMLInputElement): PropertyName => dataset.property as PropertyName;
