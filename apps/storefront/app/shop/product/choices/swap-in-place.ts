import { parseVariantKey } from '@counterpane/rules/options/parse-variant-key';
import type { ChosenProperty } from '@counterpane/rules/options/property-names';
import { checkedRadios, factsOf, radiosOf, skuOf } from './form-choice.ts';
import { findStandIn } from './stand-in.ts';

interface Change {
  /** What was chosen until then. */
  readonly before: readonly ChosenProperty[];
  /** The name of what was changed: an option, or the quantity. */
  readonly field: string;
  /** Shows what is chosen now. */
  readonly show: () => void;
}

/** Chooses what stands in for a choice that is out of stock, and says so, with the way back to what was before. */
export const swapIfOut = (form: HTMLFormElement, { before, field, show }: Change): void => {
  const news = form.querySelector<HTMLElement>('[data-swap]');
  const line = news?.querySelector('p');
  const text = news?.querySelector('[data-swap-text]');
  const undo = news?.querySelector<HTMLElement>('[data-swap-undo]');
  if (!news || !line || !text || !undo) return;
  const isQuantity = field === 'quantity';
  const swap = findStandIn(factsOf(form), {
    sku: skuOf(form),
    // A shopper who chooses an option means what its label says.
    insteadOf: isQuantity ? (news.dataset.swap ?? '') : '',
    quantity: Number(new FormData(form).get('quantity') ?? 1),
  });
  // A quantity that changes nothing leaves what was said.
  if (!swap && isQuantity) return;
  const tell = (insteadOf: string): void => {
    news.dataset.swap = insteadOf;
    line.hidden = insteadOf === '';
  };
  tell(swap?.insteadOf ?? '');
  if (!swap) return;
  choose(form, chosenOf(swap.insteadOf));
  const asked = titlesOf(form);
  choose(form, chosenOf(swap.sku));
  const words = news.dataset.words ?? '';
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
