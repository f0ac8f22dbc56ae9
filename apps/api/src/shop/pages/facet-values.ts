import type { Facet } from '@counterpane/rules/listing/listed';
import { PRICE_BANDS } from '@counterpane/rules/listing/price-bands';
import { findSize } from '@counterpane/rules/options/sizes';
import { findWord } from '../../catalogue/find-word.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { KIND_TITLES } from './facet-titles.ts';

/**
 * The value of a facet that somebody wrote, in our own spelling [D43]; null where it is none: a list is
 * not narrowed by values that no product has.
 * @example findFacetValue('size', 'KING', storefront) // "king"
 */
export const findFacetValue = (
  facet: Facet,
  text: string,
  { vocabulary }: Pick<Storefront, 'vocabulary'>,
): string | null => {
  if (facet === 'size') return findSize(text);
  if (facet === 'color') return findWord(vocabulary.colors, text);
  if (facet === 'material') return findWord(vocabulary.materials, text);
  const known = facet === 'price' ? PRICE_BANDS : Object.keys(KIND_TITLES);
  return known.find((value) => value === text.toLowerCase()) ?? null;
};
