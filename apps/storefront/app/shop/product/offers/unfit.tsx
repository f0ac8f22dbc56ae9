import type { PageUpsell } from '@counterpane/contract/page-state';
import type { VariantView } from '@counterpane/contract/pages';
import { useText } from '../../../language/use-text.ts';
import { choiceOf } from '../choice-of.ts';

/** Whether an upsell is made to go with a variant of the page, and sold out. */
export const isSoldOutBeside = (
  { soldOutSizes }: Pick<PageUpsell, 'soldOutSizes'>,
  variant: Pick<VariantView, 'properties'>,
): boolean => soldOutSizes.some((size) => size === choiceOf(variant, 'Size'));

/** In the place of a price: why it cannot be had with the chosen size. choose-variant.ts finds it and turns it off. */
export const Unfit = ({ isSoldOut = false }: { readonly isSoldOut?: boolean }) => {
  const t = useText();
  return <span data-unfit="">{isSoldOut ? t('Out of stock') : t('Not in this size')}</span>;
};
