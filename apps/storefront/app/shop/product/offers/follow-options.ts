import type { QuoteItem } from '@counterpane/rules/quotes/quotable-items';
import {
  closestChoice,
  isOpen,
  type OptionValues,
  optionText,
  readChoices,
  writeChoices,
} from './option-values.ts';

/** Shows of every upsell what its selects say, and what of them can be bought in the size of the page. */
export const showOptions = (form: HTMLFormElement): void => {
  for (const offer of form.querySelectorAll<HTMLElement>('[data-upsell-offer]')) showOffer(offer);
};

const showOffer = (offer: HTMLElement): void => {
  const selects = [...offer.querySelectorAll<HTMLSelectElement>('[data-chooser]')];
  // The prices in the size of the page are of what can be bought in it.
  const prices = [...offer.querySelectorAll<HTMLElement>('[data-variants]:not([hidden]) [data-choices]')];
  const buyable = prices.flatMap(({ dataset }) => readChoices(dataset.choices ?? ''));
  const wanted = selects.map(({ value }) => value);
  const chosen = closestChoice(buyable, wanted);
  if (selects.length === 0 || !chosen) return;
  for (const [place, select] of selects.entries()) showSelect(select, { buyable, chosen, place });
  const choice = writeChoices([chosen]);
  for (const part of offer.querySelectorAll<HTMLElement>('[data-choices]'))
    part.hidden = !readChoices(part.dataset.choices ?? '').some(
      (values) => writeChoices([values]) === choice,
    );
  for (const price of prices) if (!price.hidden) quoteChosen(price, selects);
};

interface Place {
  readonly buyable: readonly OptionValues[];
  readonly chosen: OptionValues;
  readonly place: number;
}

const showSelect = (select: HTMLSelectElement, { buyable, chosen, place }: Place): void => {
  for (const option of select.options) {
    const open = isOpen(buyable, chosen, place, option.value);
    option.disabled = !open;
    option.textContent = optionText(option.dataset.title ?? '', open, select.dataset.out ?? '');
  }
  select.value = chosen[place] ?? '';
};

/** A price that is asked for anew is that of what is chosen, not of another colour at the same price. */
const quoteChosen = (part: HTMLElement, selects: readonly HTMLSelectElement[]): void => {
  const price = part.querySelector<HTMLElement>('[data-quote]');
  if (!price) return;
  // The page writes this attribute itself.
  const items = JSON.parse(price.dataset.quote ?? '[]') as QuoteItem[];
  const chosen = items.map((item) => ({
    ...item,
    properties: item.properties.map(({ name, value }) => ({
      name,
      value: selects.find(({ dataset }) => dataset.chooser === name)?.value ?? value,
    })),
  }));
  price.dataset.quote = JSON.stringify(chosen);
};
