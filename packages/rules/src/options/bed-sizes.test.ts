import { expect, test } from 'vitest';
import { BED_SIZES } from './bed-sizes.ts';

test('Beds have seven sizes, from a twin to a split king, and pillows others', () => {
  expect(BED_SIZES).toEqual(['twin', 'twinXL', 'full', 'queen', 'king', 'calKing', 'splitKing']);
});
