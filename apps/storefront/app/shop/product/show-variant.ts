import { optionChoice } from '@counterpane/rules/options/option-choice';
import { showQuantity } from './choices/follow-quantity.ts';
import { chosenProperties, factsOf, nameOf, radiosOf, skuOf } from './choices/form-choice.ts';
import { stockOf } from './choices/option-state.ts';
import { toStocked } from './choices/stock-facts.ts';
import { showOptions } from './offers/follow-options.ts';

/** Marks the form when another choice is shown, made by the shopper, a stand-in, `Undo` or the browser. */
export const CHOICE_SHOWN = 'choice-shown';

/**
 * Shows the chosen variant. Everything that depends on it is in the page already, once per variant; this only
 * says which of them is to be seen. Without it, the form's own `Update` button asks the server.
 */
export const showVariant = (form: HTMLFormElement): void => {
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
