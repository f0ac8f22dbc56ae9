import fc from 'fast-check';
import type { Pick } from './sample-carts.ts';

/** What anybody might pick of the made-up catalogue: `linesFrom` makes a cart of it. */
export const anyPicks: fc.Arbitrary<readonly Pick[]> = fc.array(
  fc.record({
    variant: fc.nat({ max: 60 }),
    quantity: fc.integer({ min: 1, max: 100 }),
    parent: fc.option(fc.nat({ max: 5 })),
  }),
  { maxLength: 10 },
);
