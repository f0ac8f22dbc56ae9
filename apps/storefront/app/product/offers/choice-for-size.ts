import type { PagePlan, PageUpsell } from '@counterpane/contract/page-state';
import type { VariantView } from '@counterpane/contract/pages';
import { choiceOf } from '../choice-of.ts';

/** The variant that the page shows. */
export const chosenVariant = (
  variants: readonly VariantView[],
  selectedSku: string,
): Pick<VariantView, 'properties'> => variants.find(({ sku }) => sku === selectedSku) ?? { properties: [] };

/** What an upsell is beside a variant of the page; null where it cannot be had with it. */
export const upsellChoiceFor = (
  { choices }: Pick<PageUpsell, 'choices'>,
  variant: Pick<VariantView, 'properties'>,
): PageUpsell['choices'][number] | null =>
  choices.find(
    ({ size, isPurchasable }) => isPurchasable && (size === null || size === choiceOf(variant, 'Size')),
  ) ?? null;

/** What a plan costs for a variant of the page; null where it does not cover it. */
export const planChoiceFor = (
  { choices }: Pick<PagePlan, 'choices'>,
  variant: Pick<VariantView, 'properties'>,
): PagePlan['choices'][number] | null =>
  choices.find(({ size }) => size === null || size === choiceOf(variant, 'Size')) ?? null;
