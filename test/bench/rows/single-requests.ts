import { cartQuotesUrl } from '@counterpane/contract/products/quote-calls';
import { productId, visit } from '../../support/visitor.ts';
import { type Load, putLoad } from '../load.ts';
import type { Section } from '../section.ts';
import type { Bench } from '../store.ts';

/** One kind of request at a time, as many as the store can answer. */
export const singleRequests = async ({ port, origin, seconds, database }: Bench): Promise<Section> => {
  const mattress = await productId(visit(origin), 'mattress');
  const measure = async (name: string, load: Omit<Load, 'port' | 'seconds'>) => {
    const { perSecond, p50, p95, p99, failures } = await putLoad({ port, seconds, ...load });
    return [name, perSecond, p50, p95, p99, failures];
  };
  return {
    title: `Single requests, on ${database}`,
    columns: ['', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'failures'],
    rows: [
      // A parameter that nobody knows is never answered from memory.
      await measure('product page, rendered', {
        path: '/mattress?bench=1',
        headers: { 'accept-encoding': 'br' },
      }),
      await measure('product detail (API)', { path: '/api/products?name=mattress' }),
      await measure('prices of 20 carts (API)', {
        path: cartQuotesUrl(
          Array.from({ length: 20 }, (_, index) => ({
            couponCode: 'SLEEP10',
            items: [
              { productID: mattress, quantity: index + 1, properties: [{ name: 'Size', value: 'queen' }] },
            ],
          })),
        ),
      }),
      await measure('new cart with an item (API)', {
        method: 'POST',
        path: '/api/carts/my/items',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          items: [{ productID: mattress, quantity: 1, properties: [{ name: 'Size', value: 'queen' }] }],
        }),
      }),
    ],
  };
};
