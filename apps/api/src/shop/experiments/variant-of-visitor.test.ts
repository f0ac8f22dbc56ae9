import { PAGE_EXPERIMENTS } from '@counterpane/rules/experiments/experiments';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { variantOfVisitor } from './variant-of-visitor.ts';

const [experiment] = PAGE_EXPERIMENTS;
if (!experiment) throw new Error('there is no experiment on a page');

const visitors = Array.from({ length: 4_000 }, (_, index) => `visitor-${index}`);

it('A visitor has one variant for good, whatever the visitor is called', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (visitor) => {
      const variant = variantOfVisitor(experiment, visitor);
      expect(experiment.variants.map(({ name }) => name)).toContain(variant);
      expect(variantOfVisitor(experiment, visitor)).toBe(variant);
    }),
  );
});

it('Visitors are shared out by the shares of the variants', () => {
  const [first, second] = experiment.variants;
  if (!second) throw new Error('there is one variant alone');
  for (const share of [10, 50, 80]) {
    const variants = [
      { ...first, share },
      { ...second, share: 100 - share },
    ] as const;
    const have = visitors.filter(
      (visitor) => variantOfVisitor({ name: 'shared', variants }, visitor) === first.name,
    );
    expect(Math.abs(have.length / visitors.length - share / 100)).toBeLessThan(0.03);
  }
});

it('One experiment does not follow from another', () => {
  const inBoth = visitors.filter(
    (visitor) =>
      variantOfVisitor({ ...experiment, name: 'one' }, visitor) ===
      variantOfVisitor({ ...experiment, name: 'other' }, visitor),
  );
  expect(Math.abs(inBoth.length / visitors.length - 0.5)).toBeLessThan(0.03);
});
