import { parseVariantKey } from '@counterpane/rules/options/parse-variant-key';
import type { ChosenProperty } from '@counterpane/rules/options/property-names';
import { findChosenSwap } from './find-chosen-swap.ts';
import { checkedRadios, factsOf, radiosOf, skuOf } from './form-choice.ts';

interface Change {
  /** The choice before the change. */
  readonly before: readonly ChosenProperty[];
  /** The name of what was changed: an option, or the quantity. */
  readonly field: string;
  /** Shows what is chosen now. */
  readonly show: () => void;
}

/** Swaps a choice that is out of stock for another variant, and says so, with a link that undoes it. */
export const swapIfSoldOut = (form: HTMLFormElement, { before, field, show }: Change): void => {
  const notice = form.querySelector<HTMLElement>('[data-swap]');
  const line = notice?.querySelector('p');
  const text = notice?.querySelector('[data-swap-text]');
  const undo = notice?.querySelector<HTMLElement>('[data-swap-undo]');
  if (!notice || !line || !text || !undo) return;
  const isQuantity = field === 'quantity';
  const swap = findChosenSwap(factsOf(form), {
    sku: skuOf(form),
    // A shopper who chooses an option means what its label says.
    insteadOf: isQuantity ? (notice.dataset.swap ?? '') : '',
    quantity: Number(new FormData(form).get('quantity') ?? 1),
  });
  // A quantity that changes nothing leaves what was said.
  if (!swap && isQuantity) return;
  const tell = (insteadOf: string): void => {
    notice.dataset.swap = insteadOf;
    line.hidden = insteadOf === '';
  };
  tell(swap?.insteadOf ?? '');
  if (!swap) return;
  choose(form, chosenOf(swap.insteadOf));
  const asked = titlesOf(form);
  choose(form, chosenOf(swap.sku));
  const words = notice.dataset.words ?? '';
  text.textContent = words.replace('{asked}', asked).replace('{shown}', titlesOf(form));
  undo.onclick = (event) => {
    event.preventDefault();
    choose(form, before);
    tell('');
    show();
    // Prices follow the changes of a form, and a script that chooses makes none.
    form.dispatchEvent(new Event('change', { bubbles: true }));
    form.querySelector<HTMLElement>(`[name=${field}]:is(select, :checked)`)?.focus();
  };
};

const chosenOf = (sku: string): readonly ChosenProperty[] => parseVariantKey(sku)?.chosen ?? [];

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
