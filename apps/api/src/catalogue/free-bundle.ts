import type { Product } from '@counterpane/rules/options/product';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';

/**
 * The savings of sleep bundles with that of the free one at what it costs now: it stays free to the cent whatever
 * becomes of the prices of its parts. Where prices are another country's the others save as much. Without a gift
 * bundle all stay as they are filed.
 */
export const withFreeBundle = (
  upsells: readonly FoundUpsell[],
  giftBundle: Product | null,
  isAbroad: boolean,
): readonly FoundUpsell[] => {
  if (!giftBundle) return upsells;
  const prices = Object.fromEntries(
    Object.values(giftBundle.variants).flatMap(({ chosen, price }) =>
      chosen.filter(({ name }) => name === 'Size').map(({ value }) => [value, price] as const),
    ),
  );
  return upsells.map((upsell) =>
    upsell.type === 'fixed-saving' && (isAbroad || upsell.productId === giftBundle.id)
      ? {
          ...upsell,
          savings: Object.fromEntries(Object.keys(upsell.savings).map((size) => [size, prices[size] ?? 0])),
        }
      : upsell,
  );
};
