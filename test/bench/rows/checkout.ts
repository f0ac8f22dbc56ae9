import { HOME, productId, resultOf, type Visitor, visit } from '../../support/visitor.ts';
import { percentiles } from '../percentiles.ts';
import type { Section } from '../section.ts';
import type { Bench } from '../store.ts';

const SHOPPERS = 24;
const STEPS = ['add to cart', 'save shipping', 'place order', 'pay with a card'] as const;

type Step = (typeof STEPS)[number];
type Timed = <Result>(step: Step, work: Promise<Result>) => Promise<Result>;

/** Whole checkouts by shoppers who never pause, each one paid. */
export const checkout = async ({ origin, seconds, database }: Bench): Promise<Section> => {
  const mattress = await productId(visit(origin), 'mattress');
  await shopUntil(origin, mattress, performance.now() + 1000, (_step, work) => work);

  const durations = new Map<Step, number[]>(STEPS.map((step) => [step, []]));
  const timed: Timed = async (step, work) => {
    const start = performance.now();
    const result = await work;
    durations.get(step)?.push(performance.now() - start);
    return result;
  };
  const start = performance.now();
  const paid = await shopUntil(origin, mattress, start + seconds * 1000, timed);
  const elapsed = (performance.now() - start) / 1000;
  const row = (name: string, list: readonly number[]) => {
    const { p50, p95, p99 } = percentiles(list);
    return [name, list.length / elapsed, p50, p95, p99];
  };
  return {
    title: `Checkouts by ${SHOPPERS} shoppers, on ${database}`,
    columns: ['', 'per second', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: [...STEPS.map((step) => row(step, durations.get(step) ?? [])), row('whole checkout, paid', paid)],
  };
};

/** How long each paid checkout took. */
const shopUntil = async (origin: string, mattress: string, end: number, timed: Timed): Promise<number[]> => {
  const durations: number[] = [];
  const shopper = async (): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      await buy(visit(origin), mattress, timed);
      durations.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shopper));
  return durations;
};

const buy = async ({ client }: Visitor, mattress: string, timed: Timed): Promise<void> => {
  const item = { productID: mattress, properties: [{ name: 'Size', value: 'queen' }] };
  await timed('add to cart', resultOf(client.addItems([item])));
  const form = { address: HOME, email: 'ada@example.com' };
  await timed('save shipping', resultOf(client.saveShipping(form)));
  const cart = await resultOf(client.cart());
  const order = await timed(
    'place order',
    resultOf(
      client.createOrder({
        billingProvider: 'stripeDirect',
        email: form.email,
        shippingAddress: HOME,
        billingAddress: HOME,
        cartVersion: cart.version,
        expectedTotal: cart.totalPrice,
      }),
    ),
  );
  const paid = await timed(
    'pay with a card',
    resultOf(client.payOrder(order.id, { paymentToken: 'tok_visa' })),
  );
  if (paid.status !== 'paid') throw new Error(`an order is ${paid.status} after it was paid`);
};
