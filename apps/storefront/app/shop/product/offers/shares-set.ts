import type { PageUpsell } from '@counterpane/contract/pages/page-state';

/**
 * Whether an upsell's price counts the saving of a set with the product that another upsell makes too: the product is
 * in one set, so that of both only one brings its saving.
 */
export const sharesSet = (
  upsell: PageUpsell,
  { upsellItems }: { readonly upsellItems: readonly PageUpsell[] },
): boolean => makesSet(upsell) && upsellItems.filter(makesSet).length > 1;

const makesSet = ({ choices }: PageUpsell): boolean =>
  choices.some(({ setSaving, isPurchasable }) => isPurchasable && setSaving.amount > 0);
