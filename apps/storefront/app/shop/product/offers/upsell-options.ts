import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import type { VariantView } from '@counterpane/contract/pages/pages';
import { chosenValue } from '../choices/chosen-value.ts';
import { upsellChoicesFor } from './choice-for-size.ts';
import { closestChoice, type OptionValues } from './option-values.ts';

type Choice = PageUpsell['choices'][number];

/** Under which name an option of an upsell travels in the form. */
export const optionField = (productID: string, name: string): string => `${productID}-${name}`;

/** What its choosers say of a choice, in their order. */
export const valuesOf = (
  { choosers }: Pick<PageUpsell, 'choosers'>,
  choice: Pick<Choice, 'properties'>,
): OptionValues => choosers.map(({ name }) => chosenValue(choice, name) ?? '');

/** What can be bought of an upsell beside a variant of the page, and which of it is shown: the nearest to what was asked. */
export interface UpsellOptions {
  readonly choices: readonly Choice[];
  readonly buyable: readonly OptionValues[];
  readonly chosen: OptionValues;
}

export const upsellOptions = (
  upsell: Pick<PageUpsell, 'productID' | 'choosers' | 'choices'>,
  variant: Pick<VariantView, 'properties'>,
  asked: URLSearchParams,
): UpsellOptions => {
  const wanted = upsell.choosers.map(
    ({ name, value }) => asked.get(optionField(upsell.productID, name)) ?? value,
  );
  const choices = upsellChoicesFor(upsell, variant);
  const buyable = choices.map((choice) => valuesOf(upsell, choice));
  return { choices, buyable, chosen: closestChoice(buyable, wanted) ?? wanted };
};
