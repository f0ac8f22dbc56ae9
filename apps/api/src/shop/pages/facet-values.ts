import type { Facet } from '@counterpane/rules/listing/facets';
import { PRICE_BANDS } from '@counterpane/rules/listing/price-bands';
import { findSize } from '@counterpane/rules/options/sizes';
import { findVocabularyKey } from '../../catalogue/find-vocabulary-key.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { KIND_TITLES } from './facet-titles.ts';

/**
 * The facet value for a text, in our own spelling [D43]; null for unknown values, by which a list is not narrowed.
 * @example findFacetValue('size', 'KING', storefront) // "king"
 */
export const findFacetValue = (
  facet: Facet,
  text: string,
  { vocabulary }: Pick<Storefront, 'vocabulary'>,
): string | null => {
  if (facet === 'size') return findSize(text);
  if (facet === 'color') return findVocabularyKey(vocabulary.colors, text);
  if (facet === 'material') return findVocabularyKey(vocabulary.materials, text);
  const known = facet === 'price' ? PRICE_BANDS : Object.keys(KIND_TITLES);
  return known.find((value) => value === text.toLowerCase()) ?? null;
};
