import type { FixedSaving } from '@counterpane/rules/upsells/fixed-saving';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';

/** What takes a fixed amount off when it goes with a mattress. */
export const toFixedSavings = (upsells: readonly FoundUpsell[]): FixedSaving[] =>
  upsells
    .filter(({ type }) => type === 'fixed-saving')
    .map(({ productId, shortTitle, savings }) => ({ productId, title: shortTitle, savings }));
