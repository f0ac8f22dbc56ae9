import type { FunnelRow } from '@counterpane/contract/events/funnel';
import { expect, test } from 'vitest';
import { figuresOf } from './funnel-steps.ts';

const row = (
  storefront: string,
  day: string,
  counts: Partial<FunnelRow['counts']>,
  continued: Partial<FunnelRow['continued']> = {},
): FunnelRow => ({
  ...{ storefront, day, recommended: 1 },
  counts: {
    ...{ view_item_list: 0, view_item: 0, add_to_cart: 0, remove_from_cart: 0, view_cart: 0 },
    ...{ begin_checkout: 0, add_shipping_info: 0, add_payment_info: 0, purchase: 0, refund: 0 },
    ...counts,
  },
  continued: {
    ...{ view_item_list: 0, view_item: 0, add_to_cart: 0, view_cart: 0, begin_checkout: 0 },
    ...{ add_shipping_info: 0, add_payment_info: 0, purchase: 0, ...continued },
  },
});

test('The days of a storefront are added up, each step with its share of the visits to the one before, which is at most all', () => {
  const [halcyon, drift, ...more] = figuresOf([
    row(
      'halcyon',
      '2026-11-20',
      {
        view_item_list: 30,
        view_item: 60,
        add_to_cart: 10,
        purchase: 4,
        refund: 1,
      },
      { view_item: 15, add_to_cart: 8 },
    ),
    row('drift', '2026-11-20', { view_cart: 1 }),
    row(
      'halcyon',
      '2026-11-19',
      { view_item_list: 10, view_item: 20, add_to_cart: 6, remove_from_cart: 2 },
      { view_item: 5, add_to_cart: 6 },
    ),
  ]);
  expect(more).toEqual([]);
  expect(halcyon).toMatchObject({ recommended: 2, takenOut: 2, refunds: 1 });
  expect(halcyon?.days).toHaveLength(2);
  expect(halcyon?.steps.map(({ count, percent, width }) => [count, percent, width])).toEqual([
    [40, null, 50],
    [80, 50, 100],
    [16, 18, 20],
    [0, 0, 0],
    [0, null, 0],
    [0, null, 0],
    [0, null, 0],
    [4, null, 5],
  ]);
  expect(drift?.steps.map(({ percent }) => percent)).toEqual([null, null, null, null, 0, null, null, null]);
});
