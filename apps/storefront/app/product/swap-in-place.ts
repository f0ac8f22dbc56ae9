import { parseVariantKey } from '@counterpane/rules/options/parse-variant-key';
import type { ChosenProperty } from '@counterpane/rules/options/property-names';
import { swapForAmount } from '@counterpane/rules/options/swaps-by-amount';
import { checkedRadios, factsOf, radiosOf, skuOf } from './form-choice.ts';

interface Change {
  /** What was chosen until then. */
  readonly before: readonly ChosenProperty[];
  /** The property that another option was chosen of. */
  readonly property: string;
  /** Shows what is chosen now. */
  readonly show: () => void;
}

/** Chooses what stands in for a choice that is out of stock, and says so, with the way back to what was before. */
export const swapIfOut = (form: HTMLFormElement, { before, property, show }: Change): void => {
  const swap = findStandIn(form);
  const asked = titlesOf(form);
  if (swap) choose(form, swap.chosen);
  const news = form.querySelector<HTMLElement>('[data-swap]');
  const line = news?.querySelector('p');
  const text = news?.querySelector('[data-swap-text]');
  const undo = news?.querySelector<HTMLElement>('[data-swap-undo]');
  if (!news || !line || !text || !undo) return;
  line.hidden = swap === null;
  if (!swap) return;
  const words = news.dataset.words ?? '';
  text.textContent = words.replace('{asked}', asked).replace('{shown}', titlesOf(form));
  undo.onclick = (event) => {
    event.preventDefault();
    choose(form, before);
    line.hidden = true;
    show();
    // Prices follow the changes of a form, and a script that chooses makes none.
    form.dispatchEvent(new Event('change', { bubbles: true }));
    checkedRadios(form)
      .find(({ dataset }) => dataset.property === property)
      ?.focus();
  };
};

const findStandIn = (form: HTMLFormElement) => {
  const swaps = factsOf(form).out[skuOf(form)] ?? [];
  const sku = swapForAmount(swaps, Number(new FormData(form).get('quantity') ?? 1));
  return sku === null ? null : parseVariantKey(sku);
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
  checkedRadios(form)
    .map((input) => input.labels?.[0]?.querySelector('[data-title]')?.textContent ?? input.value)
    .join(', ');
