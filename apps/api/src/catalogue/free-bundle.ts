import type { Product, Variant } from '@counterpane/rules/options/product';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';

/**
 * The savings of sleep bundles. That of the free one is its list price, so that it stays free to the cent whatever
 * its parts cost; no upgrade saves more than it costs. Where another country has other prices, the other bundles
 * save their price in the sale. Without a gift bundle the filed savings stay.
 */
export const withFreeBundle = (
  upsells: readonly FoundUpsell[],
  giftBundle: Product | null,
  isAbroad: boolean,
): readonly FoundUpsell[] => {
  if (!giftBundle) return upsells;
  const prices = bySize(giftBundle, ({ price }) => price);
  const lists = bySize(giftBundle, ({ list }) => list);
  return upsells.map((upsell) => {
    const isFree = upsell.productId === giftBundle.id;
    if (upsell.type !== 'fixed-saving' || !(isAbroad || isFree)) return upsell;
    const own = isFree ? lists : prices;
    const sizes = Object.keys(upsell.savings);
    return { ...upsell, savings: Object.fromEntries(sizes.map((size) => [size, own[size] ?? 0])) };
  });
};

const bySize = (
  { variants }: Product,
  amount: (variant: Variant) => number,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.values(variants).flatMap((variant) =>
      variant.chosen
        .filter(({ name }) => name === 'Size')
        .map(({ value }) => [value, amount(variant)] as const),
    ),
  );
