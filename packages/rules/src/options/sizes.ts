/** Sizes in their canonical spelling, small to large [C3]. */
export const SIZES = [
  'twin',
  'twinXL',
  'full',
  'queen',
  'king',
  'calKing',
  'splitKing',
  'standard',
  'large',
  'jumbo',
] as const;

export type Size = (typeof SIZES)[number];

/** The names shoppers read ([C3]; Standard, Large and Jumbo from [D90]). */
export const SIZE_TITLES: Readonly<Record<Size, string>> = {
  twin: 'Twin',
  twinXL: 'Twin XL',
  full: 'Full',
  queen: 'Queen',
  king: 'King',
  calKing: 'Cal King',
  splitKing: 'Split King',
  standard: 'Standard',
  large: 'Large',
  jumbo: 'Jumbo',
};

/**
 * Reads a size in any spelling: case, spaces and dashes do not matter, `splitk` is a split king
 * [D43]. Null when it is no size.
 * @example findSize('Cal King') // "calKing"
 */
export const findSize = (text: string): Size | null => {
  const bare = text.toLowerCase().replace(/[\s_-]/g, '');
  if (bare === 'splitk') return 'splitKing';
  return SIZES.find((size) => size.toLowerCase() === bare) ?? null;
};

/** The size a page starts with when no cookie says otherwise [C5]. */
export const DEFAULT_SIZE: Size = 'queen';
