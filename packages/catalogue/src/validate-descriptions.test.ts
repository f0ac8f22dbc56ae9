import { describe, expect, it } from 'vitest';
import { frontMatterSchema } from './content/page-schema.ts';
import { lengthFault } from './description-length.ts';
import { brand, faultsOf, withHome, withProduct } from './testing/halcyon.ts';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';
import { validateDescriptions } from './validate-descriptions.ts';

const SHORT = 'The Hudson nightstand and what goes with it.';
const FAULT = 'a description has from 50 to 160 characters, not 44';

describe('the descriptions of pages', () => {
  it('have from 50 to 160 characters', () => {
    expect(lengthFault('x'.repeat(50))).toBeNull();
    expect(lengthFault('x'.repeat(160))).toBeNull();
    expect(lengthFault('x'.repeat(49))).not.toBeNull();
    expect(lengthFault('x'.repeat(161))).not.toBeNull();
  });

  it('are right on every page of every brand', () => {
    const { brands } = shippedCatalogue();
    expect(brands.flatMap(validateDescriptions)).toEqual([]);
  });

  it('are refused where they tell too little, whatever kind of page it is', () => {
    expect(faultsOf(withHome({ description: SHORT }))).toEqual([`home: ${FAULT}`]);
    expect(faultsOf(withProduct('mattress', { description: SHORT }))).toEqual([`mattress: ${FAULT}`]);
    const [first, ...others] = brand.bundles.filter(({ url }) => url !== null);
    if (!first) throw new Error('halcyon has no bundle with a page');
    expect(
      validateDescriptions({ ...brand, bundles: [{ ...first, description: SHORT }, ...others] }),
    ).toEqual([`${first.name}: ${FAULT}`]);
    const page = { title: 'Care', description: SHORT };
    expect(frontMatterSchema.safeParse(page).success).toBe(false);
    expect(frontMatterSchema.safeParse({ ...page, description: `${SHORT} ${SHORT}` }).success).toBe(true);
  });

  it('are not asked of a set that has no page', () => {
    const bundles = brand.bundles.map((bundle) => ({ ...bundle, url: null, description: '' }));
    expect(validateDescriptions({ ...brand, bundles })).toEqual([]);
  });
});
