import type { PagePlan, PageUpsell } from '@counterpane/contract/pages/page-state';
import type { VariantView } from '@counterpane/contract/pages/pages';
import { chosenValue } from '../choices/chosen-value.ts';

/** The variant that the page shows. */
export const chosenVariant = (
  variants: readonly VariantView[],
  selectedSku: string,
): Pick<VariantView, 'properties'> => variants.find(({ sku }) => sku === selectedSku) ?? { properties: [] };

/** What can be bought of an upsell beside a variant of the page, first what it starts with. */
export const upsellChoicesFor = (
  { choices }: Pick<PageUpsell, 'choices'>,
  variant: Pick<VariantView, 'properties'>,
): PageUpsell['choices'] =>
  choices.filter(
    ({ size, isPurchasable }) => isPurchasable && (size === null || size === chosenValue(variant, 'Size')),
  );

/** What an upsell starts with beside a variant of the page; null where it cannot be had with it. */
export const upsellChoiceFor = (
  upsell: Pick<PageUpsell, 'choices'>,
  variant: Pick<VariantView, 'properties'>,
): PageUpsell['choices'][number] | null => upsellChoicesFor(upsell, variant)[0] ?? null;

/** Whether an upsell is made to go with a variant of the page, and sold out. */
export const isSoldOutWith = (
  { soldOutSizes }: Pick<PageUpsell, 'soldOutSizes'>,
  variant: Pick<VariantView, 'properties'>,
): boolean => soldOutSizes.some((size) => size === null || size === chosenValue(variant, 'Size'));

/** What a plan costs for a variant of the page; null where it does not cover it. */
export const planChoiceFor = (
  { choices }: Pick<PagePlan, 'choices'>,
  variant: Pick<VariantView, 'properties'>,
): PagePlan['choices'][number] | null =>
  choices.find(({ size }) => size === null || size === chosenValue(variant, 'Size')) ?? null;
