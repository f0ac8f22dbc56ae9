import type { Flags } from '../flags.ts';
import { hasTrait } from '../options/kind-traits.ts';
import type { Product } from '../options/product.ts';

const KING_SIZES = ['king', 'calKing', 'splitKing'];

/**
 * The size in which a gift comes with a mattress of a size, or null when the gift has none that fits.
 * A split king counts as twin XL, unless `splitKingGift` is on and the gift is made for it; a pillow is
 * king, else jumbo, for king sizes and standard or queen otherwise [C5, D4, D46].
 * @example giftSize(sheets, 'splitKing', { splitKingGift: false }) // "twinXL"
 */
export const giftSize = (
  gift: Pick<Product, 'kind' | 'properties'>,
  mattressSize: string,
  flags: Pick<Flags, 'splitKingGift'>,
): string | null => {
  const offered =
    gift.properties.find(({ name }) => name === 'Size')?.options.map(({ value }) => value) ?? [];
  const wanted = gift.kind === 'pillow' ? pillowSizes(mattressSize) : fittedSizes(mattressSize, flags);
  const fitting = wanted.find((size) => offered.includes(size));
  return fitting ?? (hasTrait(gift.kind, 'fitted-gift') ? null : (offered[0] ?? null));
};

const pillowSizes = (mattressSize: string): string[] =>
  KING_SIZES.includes(mattressSize) ? ['king', 'jumbo'] : ['queen', 'standard'];

const fittedSizes = (mattressSize: string, { splitKingGift }: Pick<Flags, 'splitKingGift'>): string[] => {
  if (mattressSize !== 'splitKing') return [mattressSize];
  return splitKingGift ? ['splitKing', 'twinXL'] : ['twinXL'];
};
