/** What is chosen of an upsell, a value for each of its choosers in their order. @example ['navy', '15'] */
export type OptionValues = readonly string[];

/** No value of an option has a stroke of either kind. */
const BETWEEN_VALUES = '/';
const BETWEEN_CHOICES = '|';

/** How choices stand in an attribute. @example "navy/15|grey/15" */
export const writeChoices = (choices: readonly OptionValues[]): string =>
  choices.map((values) => values.join(BETWEEN_VALUES)).join(BETWEEN_CHOICES);

export const readChoices = (text: string): OptionValues[] =>
  text.split(BETWEEN_CHOICES).map((choice) => choice.split(BETWEEN_VALUES));

/**
 * What is chosen, where it can be bought; else the first that can of those that keep most of it: later choices give
 * way to earlier ones, as on the tiles of a product. Null where nothing can be bought.
 */
export const closestChoice = (
  buyable: readonly OptionValues[],
  wanted: OptionValues,
): OptionValues | null => {
  for (let kept = wanted.length; kept >= 0; kept--) {
    const found = buyable.find((values) => sharesFirst(values, wanted, kept));
    if (found) return found;
  }
  return null;
};

/** Whether an option leads to something that can be bought, with what is chosen before it. */
export const isOpen = (
  buyable: readonly OptionValues[],
  chosen: OptionValues,
  place: number,
  value: string,
): boolean => buyable.some((values) => values[place] === value && sharesFirst(values, chosen, place));

/** @example "20 lbs (Out of stock)" */
export const optionText = (title: string, open: boolean, outOfStock: string): string =>
  open ? title : `${title} (${outOfStock})`;

const sharesFirst = (one: OptionValues, other: OptionValues, count: number): boolean =>
  one.slice(0, count).every((value, place) => value === other[place]);
