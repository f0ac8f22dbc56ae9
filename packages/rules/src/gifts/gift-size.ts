import type { Product } from '../options/product.ts';

const KING_SIZES = ['king', 'calKing', 'splitKing'];
/** In another size they would not go on the bed. */
const FITTED: readonly string[] = ['sheets', 'protector'];

/**
 * The size in which a gift comes with a mattress of a size, or null when the gift has none that fits.
 * Split king counts as twin XL; a pillow is king, else jumbo, for king sizes and standard or queen
 * otherwise (catalogue section 5, decisions rows 4 and 46).
 */
export const giftSize = (gift: Product, mattressSize: string): string | null => {
  const offered =
    gift.properties.find(({ name }) => name === 'Size')?.options.map(({ value }) => value) ?? [];
  const wanted =
    gift.kind === 'pillow'
      ? KING_SIZES.includes(mattressSize)
        ? ['king', 'jumbo']
        : ['queen', 'standard']
      : [mattressSize === 'splitKing' ? 'twinXL' : mattressSize];
  const fitting = wanted.find((size) => offered.includes(size));
  return fitting ?? (FITTED.includes(gift.kind) ? null : (offered[0] ?? null));
};
