import type { Product } from '@counterpane/rules/options/product';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';

/**
 * The savings of sleep bundles where prices are another country's: each is what the free bundle costs there, so
 * that it is free to the cent whatever rounding did to its parts. Without a gift bundle they stay.
 */
export const withLocalSavings = (
  upsells: readonly FoundUpsell[],
  giftBundle: Product | null,
): readonly FoundUpsell[] => {
  if (!giftBundle) return upsells;
  const prices = Object.fromEntries(
    Object.values(giftBundle.variants).flatMap(({ chosen, price }) =>
      chosen.filter(({ name }) => name === 'Size').map(({ value }) => [value, price] as const),
    ),
  );
  return upsells.map((upsell) =>
    upsell.type === 'fixed-saving'
      ? {
          ...upsell,
          savings: Object.fromEntries(Object.keys(upsell.savings).map((size) => [size, prices[size] ?? 0])),
        }
      : upsell,
  );
};
