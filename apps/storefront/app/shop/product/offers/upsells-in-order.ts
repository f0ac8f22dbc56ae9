import type { PageState, PageUpsell } from '@counterpane/contract/pages/page-state';

/** So many upsells stand under the button; the pop-up offers the others. */
export const OFFERED_BESIDE = 2;

/** What is recommended with the product comes first. */
export const upsellsInOrder = ({ upsellItems }: Pick<PageState, 'upsellItems'>): readonly PageUpsell[] =>
  upsellItems.toSorted((a, b) => Number(b.preselected) - Number(a.preselected));
