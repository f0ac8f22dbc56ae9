import fc from 'fast-check';
import type { CardStore } from '../../../testing/card-store.ts';
import { HOME, result, type Shopper } from '../../../testing/shopper.ts';

/** Where taxes are charged, where none are, and where mattresses are recycled for a fee besides. */
export const PLACES = {
  NY: HOME,
  NH: { ...HOME, line1: '1 Elm St', city: 'Manchester', state: 'NH', zip: '03101' },
  CA: { ...HOME, line1: '1 Main St', city: 'San Francisco', state: 'CA', zip: '94105' },
} as const;
export type Place = keyof typeof PLACES;

/** An order is sent elsewhere, for more, for less, or for the same; what costs more is paid, called off or forgotten. */
export const anyAddress = fc.record({
  does: fc.constant('address' as const),
  place: fc.constantFrom<Place[]>('NY', 'NH', 'CA'),
  street: fc.integer({ min: 1, max: 9 }),
  end: fc.constantFrom('paid' as const, 'paid' as const, 'called off' as const, 'lapsed' as const),
});
export type AddressAct = typeof anyAddress extends fc.Arbitrary<infer One> ? One : never;

/** A change of the address, and what of it was paid. */
export interface MadeChange {
  /** Where it goes from then on; null where it goes where it went. */
  readonly place: Place | null;
  /** The order that pays for it; null where it costs no more. */
  readonly paymentId: string | null;
  readonly fromCredit: number;
  readonly byCard: number;
}

interface Parties {
  readonly store: CardStore;
  readonly shopper: Shopper;
  readonly id: string;
  /** The order that pays for the latest address. */
  findPayment(): Promise<string | null>;
}

/** Null where it can go nowhere else any more, or a person has to see to it. */
export const addressOne = async (parties: Parties, act: AddressAct): Promise<MadeChange | null> => {
  const { shopper, id } = parties;
  const { client } = shopper;
  // The latest one is known by its time.
  parties.store.clock.forward(1_000);
  const there = PLACES[act.place];
  const address = { ...there, line1: `${act.street} ${there.line1}` };
  const looked = await client.previewAddress(id, { address });
  if (!looked.ok) return null;
  const { refund, fromCredit, toPay } = looked.result;
  const cents = { refund: refund.amount, fromCredit: fromCredit.amount, toPay: toPay.amount };
  result(await client.changeAddress(id, { address, ...cents }));
  const paid = { fromCredit: cents.fromCredit, byCard: cents.toPay };
  if (cents.fromCredit + cents.toPay === 0) return { place: act.place, paymentId: null, ...paid };
  const paymentId = await parties.findPayment();
  if (cents.toPay === 0) return { place: act.place, paymentId, ...paid };
  if (act.end === 'paid') await pays(parties);
  if (act.end === 'called off') result(await client.keepAddress(id));
  if (act.end === 'lapsed') await lapses(parties);
  return act.end === 'paid'
    ? { place: act.place, paymentId, ...paid }
    : { place: null, paymentId, fromCredit: 0, byCard: 0 };
};

/** On the page of the company. */
const pays = async ({ store, shopper, id }: Parties): Promise<void> => {
  const { pageUrl } = result(await shopper.client.payAddress(id));
  await store.atProvider(pageUrl ?? '', { number: '4242424242424242', expiry: '12 / 40', cvc: '123' });
  const { status } = result(await shopper.client.refreshAddress(id));
  if (status !== 'paid') throw new Error(`the payment for the address of ${id} is ${status}`);
};

/** Its page is opened, and nothing is typed there in time. */
const lapses = async ({ store, shopper, id }: Parties): Promise<void> => {
  result(await shopper.client.payAddress(id));
  store.clock.forward(61 * 60_000);
  await store.sweep();
  await store.sweep();
  const { status } = result(await shopper.client.refreshAddress(id));
  if (status !== 'over') throw new Error(`the payment for the address of ${id} is ${status}`);
};
