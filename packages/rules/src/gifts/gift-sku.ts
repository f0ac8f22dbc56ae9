import type { Flags } from '../flags/flags.ts';
import { parseVariantKey } from '../options/parse-variant-key.ts';
import { variantKey } from '../options/variant-key.ts';

/**
 * A gift's sku as it is sent: a split king becomes the twin XL unless `splitKingGift` is on (catalogue
 * section 5, checkout section 4). Other skus stay as they are.
 * @example giftSku('hal-sheets-s:splitking', { splitKingGift: false }) // "hal-sheets-s:twinxl"
 */
export const giftSku = (sku: string, { splitKingGift }: Pick<Flags, 'splitKingGift'>): string => {
  const parsed = splitKingGift ? null : parseVariantKey(sku);
  if (!parsed?.chosen.some(({ name, value }) => name === 'Size' && value === 'splitking')) return sku;
  return variantKey(
    parsed.inventoryKey,
    parsed.chosen.map((choice) => (choice.name === 'Size' ? { ...choice, value: 'twinXL' } : choice)),
  );
};
