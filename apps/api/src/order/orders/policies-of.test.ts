import { beforeAll, describe, expect, it } from 'vitest';
import { priceLines } from '../../cart/pricing/price-lines.ts';
import { productId } from '../../catalogue/product-id.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { policiesOf } from './policies-of.ts';

const store = useTestStore(openCardStore);
let shopper: Shopper;
beforeAll(async () => {
  shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
});

const QUEEN = [{ name: 'Size', value: 'queen' }] as const;
const storefront = () => store.deps.catalogue.getStorefront('halcyon');

describe('what was promised when it was ordered', () => {
  it('is in the order, for each line and each gift', async () => {
    const order = await shopper.places();
    expect(order.policies.map(({ itemIdentifier }) => itemIdentifier)).toEqual(
      order.cart.items.map(({ itemIdentifier }) => itemIdentifier),
    );
    expect(order.policies[0]?.policies).toEqual([
      expect.objectContaining({ id: 'mattress-trial-2', subject: 'trial', days: 365, figure: '365' }),
      expect.objectContaining({
        subject: 'warranty',
        days: null,
        figure: 'Forever',
        line: 'Forever warranty',
      }),
      expect.objectContaining({ subject: 'delivery', figure: 'Free', line: 'Free delivery and returns' }),
    ]);
    expect(result(await shopper.client.order(order.id)).policies).toEqual(order.policies);
  });

  it('is what held then, not what holds now', () => {
    const lineAt = (now: string) => {
      const lines = [
        {
          id: 'l',
          productId: productId('halcyon', 'mattress'),
          quantity: 1,
          forItem: null,
          properties: QUEEN,
        },
      ];
      const priced = priceLines(storefront(), { lines, coupon: null, now });
      return policiesOf(priced.lines, storefront(), now)[0]?.policies[0]?.figure;
    };
    expect(lineAt('2023-12-31T23:59:59.000Z')).toBe('180');
    expect(lineAt('2024-01-01T00:00:00.000Z')).toBe('365');
  });
});
