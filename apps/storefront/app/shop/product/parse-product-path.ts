import type { ProductPage } from '@counterpane/contract/pages/pages';
import { formatOptionPath, parseOptionPath } from '@counterpane/rules/options/option-path';
import { isPropertyName } from '@counterpane/rules/options/property-names';
import type { Choices } from './choices/select-variant.ts';
import { fieldName } from './purchase-form.ts';

/** This page with some choices, a redirect to another page, or no page. */
type ProductPath =
  | { readonly kind: 'match'; readonly choices: Choices }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'not-found' };

/**
 * What the segments after a product's own address choose: its options, or for a mattress the material and firmness
 * of its model, which are products of their own [C2, D52, D53].
 */
export const parseProductPath = (page: ProductPage, segments: readonly string[]): ProductPath => {
  const { properties, attributes, metadata } = page.product;
  const { rest, ...wanted } = splitModel(page, segments);
  const known = properties.flatMap(({ name, options }) => (isPropertyName(name) ? [{ name, options }] : []));
  const chosen = parseOptionPath(rest, known);
  const sibling = page.siblings.find(
    ({ material, firmness }) =>
      material === (wanted.material ?? attributes.material) &&
      firmness === (wanted.firmness ?? attributes.firmness),
  );
  const home = wanted.material === null && wanted.firmness === null ? metadata.url : sibling?.url;
  if (!chosen || home === undefined) return { kind: 'not-found' };
  const url = chosen.length === 0 ? home : `${home}/${formatOptionPath(chosen)}`;
  if (home !== metadata.url || segments.join('/') !== formatOptionPath(chosen))
    return { kind: 'redirect', url };
  return {
    kind: 'match',
    choices: Object.fromEntries(chosen.map(({ name, value }) => [fieldName(name), value])),
  };
};

/** Other names of a firmness [D44]. */
const OTHER_FIRMNESS: Readonly<Record<string, string>> = { plush: 'soft', medium: 'luxury-firm' };

interface ModelSegments {
  readonly material: string | null;
  readonly firmness: string | null;
  readonly rest: readonly string[];
}

/** Material and firmness in front of the options, in this order, as far as the model comes in them. */
const splitModel = ({ siblings }: ProductPage, segments: readonly string[]): ModelSegments => {
  const isMaterial = (text: string | undefined) => siblings.some(({ material }) => material === text);
  const findFirmness = (text = '') =>
    siblings.find(({ firmness }) => firmness === text || firmness === OTHER_FIRMNESS[text])?.firmness ?? null;
  const [first, ...others] = segments;
  const material = first !== undefined && isMaterial(first) ? first : null;
  const afterMaterial = material === null ? segments : others;
  const [next, ...last] = afterMaterial;
  const firmness = findFirmness(next);
  return { material, firmness, rest: firmness === null ? afterMaterial : last };
};
