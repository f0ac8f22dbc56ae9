import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { Box3, Mesh } from 'three';
import { expect, test } from 'vitest';
import { specOfProduct } from '../spec/spec-of-product.ts';
import { foldedCover } from './folded-cover.ts';

const brands = shippedCatalogue()
  .brands.map(({ key, products }) => ({
    key,
    covers: products
      .map((product) => specOfProduct(product))
      .filter(({ shape }) => /duvet|blanket/.test(shape)),
  }))
  .filter(({ covers }) => covers.length > 0);

test.each(brands)('no two duvets, quilts or blankets of $key have the same form', ({ covers }) => {
  const forms = covers.map((spec) => {
    const [upper] = foldedCover(spec).children;
    if (!(upper instanceof Mesh)) throw new Error('no cloth');
    return upper.geometry.getAttribute('position').array.join();
  });
  expect(new Set(forms).size).toBe(covers.length);
});

test.each(brands)(
  'what $key folds lies on the ground, with a hem and a label in its own colour',
  ({ covers }) => {
    for (const spec of covers) {
      const made = foldedCover(spec);
      const { min, max } = new Box3().setFromObject(made, true);
      expect(min.y).toBeGreaterThanOrEqual(0);
      expect(min.y).toBeLessThan(0.03);
      expect(max.y).toBeLessThan(0.45);
      const own = made.children.filter(
        (part) => part instanceof Mesh && part.material.name === `${spec.accent.kind}:${spec.accent.color}`,
      );
      expect(own).toHaveLength(3);
    }
  },
);
