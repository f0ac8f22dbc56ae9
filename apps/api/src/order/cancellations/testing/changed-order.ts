import type { OrderView } from '@counterpane/contract/orders/orders';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { sum } from '@counterpane/rules/money/sum';
import fc from 'fast-check';
import type { CardStore } from '../../../testing/card-store.ts';
import { result, type Shopper } from '../../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../../testing/staff-browser.ts';
import { findPaidChange } from '../../new-address/store.ts';
import { returnedUnits, returnsOf } from '../../returns/store.ts';
import { type AdditionAct, addOne, anyAddition, type MadeAddition } from './add-one.ts';
import {
  type AddressAct,
  addressOne,
  anyAddress,
  type MadeChange,
  PLACES,
  type Place,
} from './address-one.ts';
import { anyTrouble, decideTrouble, type TroubleAct, unsend } from './decide-trouble.ts';
import { anyExchange, type ExchangeAct, exchangeOne, type MadeExchange } from './exchange-one.ts';

export type Act =
  | { readonly does: 'cancel' | 'return'; readonly line: number; readonly units: number }
  | { readonly does: 'refund'; readonly cents: number }
  | { readonly does: 'refund line'; readonly line: number; readonly units: number }
  | ExchangeAct
  | AdditionAct
  | AddressAct
  | { readonly does: 'pack' }
  | { readonly does: 'deliver' }
  | { readonly does: 'unsend' }
  | TroubleAct;

const ANY: readonly fc.WeightedArbitrary<Act>[] = [
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom('cancel' as const, 'return' as const),
      line: fc.nat(4),
      units: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('refund' as const),
      cents: fc.integer({ min: 1, max: 9_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('refund line' as const),
      line: fc.nat(4),
      units: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'pack' as const }) },
  { weight: 2, arbitrary: fc.constant({ does: 'deliver' as const }) },
  { weight: 1, arbitrary: fc.constant({ does: 'unsend' as const }) },
  { weight: 3, arbitrary: anyTrouble },
];

const SOME = { minLength: 2, maxLength: 8 };

/** What shopper and staff may do with a paid order, in any order. */
export const acts = fc.array(fc.oneof(...ANY), SOME);

/** The same with exchanges, which are for what is charged already, and with what is added. It goes elsewhere first, or not: later it seldom can. */
export const actsWithOrders: fc.Arbitrary<readonly Act[]> = fc
  .tuple(
    fc.array(anyAddress, { maxLength: 3 }),
    fc.array(
      fc.oneof(
        ...ANY,
        { weight: 3, arbitrary: anyExchange },
        { weight: 2, arbitrary: anyAddition },
        { weight: 1, arbitrary: anyAddress },
      ),
      SOME,
    ),
  )
  .map(([addresses, others]) => [...addresses, ...others]);

/** A paid order with which things are done, and what of it is left. */
export interface ChangedOrder {
  readonly order: OrderView;
  /** Answers the cents that went back as goodwill. */
  perform(act: Act): Promise<number>;
  /** Cents of goods, taxes and fees of the units that stay, where it goes now; each line has its own, gifts are free. */
  keptCents(): Promise<number>;
  /** What was exchanged, in the order in which it was. */
  readonly exchanged: readonly MadeExchange[];
  /** What was added, by itself. */
  readonly added: readonly MadeAddition[];
  /** Where it was sent instead, in the order in which it was. */
  readonly moved: readonly MadeChange[];
}

/** Who buys it. */
type Buyer = () => Promise<{ readonly shopper: Shopper; readonly email: string }>;

/** Opens a paid order of a mattress, pillows and a foundation in a store, with a manager who does what staff do. */
export const openChangedOrders = async (
  store: CardStore,
  buyer: Buyer = async () => ({ shopper: store.shopper(), email: 'ada@example.com' }),
): Promise<() => Promise<ChangedOrder>> => {
  const manager = await signedIn(store, 'Maya', 'manager');
  const known = new Map<Place, Extras>();
  /** As a cart of the same things is priced there. */
  const extrasAt = async (place: Place): Promise<Extras> => {
    const found = known.get(place) ?? (await priceExtras(store.shopper(), place));
    known.set(place, found);
    return found;
  };
  return async () => {
    const { shopper, email } = await buyer();
    await addsAll(shopper);
    const { id } = await shopper.places({ email });
    const order = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
    await store.sweep();
    const exchanged: MadeExchange[] = [];
    const added: MadeAddition[] = [];
    const moved: MadeChange[] = [];
    return {
      order,
      exchanged,
      added,
      moved,
      perform: async (act) => {
        if (act.does === 'address') {
          const findPayment = async () =>
            (await findPaidChange(store.database.db, order.id))?.payment.id ?? null;
          const one = await addressOne({ store, shopper, id: order.id, findPayment }, act);
          if (one) moved.push(one);
          return 0;
        }
        if (act.does === 'add') {
          const one = await addOne(shopper, order.id, act);
          if (one) added.push(one);
          return 0;
        }
        if (act.does !== 'exchange') return perform(manager, shopper, order, act);
        const made = await exchangeOne({ store, staff: staffOf(manager), shopper, id: order.id }, act);
        if (made) exchanged.push(made);
        if (made?.end === 'sent back') await sendBack(manager, shopper, made.orderId, made.lines);
        return 0;
      },
      keptCents: async () => {
        const place = moved.findLast((one) => one.place !== null)?.place ?? 'NY';
        return keptCents(store, shopper, order, await extrasAt(place));
      },
    };
  };
};

const staffOf = (manager: StaffBrowser) => createStaffOrdersClient((path, init) => manager.fetch(path, init));

/** What a fee is charged for where mattresses are recycled. */
const RECYCLED: readonly string[] = ['mattress', 'steel-frame-mattress-foundation'];

const addsAll = async (shopper: Shopper): Promise<void> => {
  await shopper.adds('mattress', 'queen', 3);
  await shopper.adds('pillow', 'king', 4);
  await shopper.adds('steel-frame-mattress-foundation', 'queen');
};

/** Cents that are charged beside the goods: by what they cost, and by the unit that is recycled. */
interface Extras {
  readonly taxes: number;
  readonly disposal: number;
}

const priceExtras = async (shopper: Shopper, place: Place): Promise<Extras> => {
  await addsAll(shopper);
  result(await shopper.client.saveShipping({ address: PLACES[place], email: 'eve@example.com' }));
  const { extras } = result(await shopper.client.cart());
  const centsOf = (wanted: string) =>
    sum(extras.filter(({ sku }) => sku === wanted).map(({ pricing }) => pricing.price.amount));
  return { taxes: centsOf('taxes'), disposal: centsOf('disposal') };
};

const keptCents = async (
  store: CardStore,
  shopper: Shopper,
  { id, cart }: OrderView,
  { taxes, disposal }: Extras,
): Promise<number> => {
  const { items } = result(await shopper.client.fulfillment(id));
  const returns = await returnsOf(store.database.db, id);
  const kept = cart.items.map((item, index) => {
    const gone = (items[index]?.cancelled ?? 0) + returnedUnits(returns, item.itemIdentifier);
    return { item, share: (item.quantity - gone) / item.quantity };
  });
  const goods = sum(cart.items.map(({ priceAfterDiscount }) => priceAfterDiscount.amount));
  const keptGoods = sum(kept.map(({ item, share }) => share * item.priceAfterDiscount.amount));
  const recycled = kept.filter(({ item }) => RECYCLED.includes(item.product.name) && !item.isGift);
  const units = sum(recycled.map(({ item }) => item.quantity));
  const keptUnits = sum(recycled.map(({ item, share }) => share * item.quantity));
  return keptGoods * (1 + taxes / goods) + disposal * (keptUnits / units);
};

/** Sends it back, where it can be, and has staff receive all of it but for what has been opened. */
const sendBack = async (
  manager: StaffBrowser,
  shopper: Shopper,
  id: string,
  lines: { readonly itemIdentifier: string; readonly quantity: number }[],
): Promise<void> => {
  const seen = await shopper.client.previewReturn(id, { lines });
  if (!seen.ok) return;
  result(
    await shopper.client.requestReturn(id, {
      ...{ id: seen.result.id, refund: seen.result.refund.amount, words: '', isDonated: false },
      lines: lines.map((line) => ({ ...line, reason: 'not_told' })),
    }),
  );
  result(await staffOf(manager).moveReturn(id, seen.result.id, { to: 'approved', told: '' }));
  const came = lines.map((line) => ({ ...line, restocked: 1 }));
  result(await staffOf(manager).receiveReturn(id, seen.result.id, { lines: came, told: '' }));
};

/** Staff give back what is not packed: what they see before is what cancelling it would give, and what goes back. */
const refundLines = async (
  manager: StaffBrowser,
  shopper: Shopper,
  id: string,
  lines: { readonly itemIdentifier: string; readonly quantity: number }[],
): Promise<void> => {
  const seen = await staffOf(manager).previewRefund(id, { lines });
  // A gift is worth nothing, and of what went back as goodwill nothing may be left.
  if (!seen.ok) return;
  const { refund, givenBefore } = result(await shopper.client.previewCancellation(id, { lines }));
  const { refund: shown, givenBefore: shownBefore } = seen.result;
  if (shown.amount !== refund.amount || shownBefore.amount !== givenBefore.amount)
    throw new Error(`staff give ${shown.amount} for what cancelling gives ${refund.amount}`);
  const expected = shown.amount;
  const { amount } = result(await staffOf(manager).refund(id, { lines, expected, reason: 'By phone' }));
  // What was paid in several ways is a refund for each of them: the first one is answered.
  if (amount.amount > expected) throw new Error(`${amount.amount} go back, and ${expected} were shown`);
};

const perform = async (
  manager: StaffBrowser,
  shopper: Shopper,
  { id }: OrderView,
  act: Exclude<Act, ExchangeAct | AdditionAct | AddressAct>,
): Promise<number> => {
  if (act.does === 'refund') {
    const given = await staffOf(manager).refund(id, { amount: act.cents, reason: 'Goodwill' });
    return given.ok ? act.cents : 0;
  }
  if (act.does === 'trouble') {
    await decideTrouble(staffOf(manager), id, act);
    return 0;
  }
  if (act.does === 'unsend') {
    await unsend(staffOf(manager), id);
    return 0;
  }
  if (act.does === 'deliver') {
    const { shipments } = result(await staffOf(manager).order(id));
    for (const shipment of shipments.filter(({ status }) => status === 'preparing'))
      for (const to of ['ready', 'delivered'] as const)
        result(await staffOf(manager).moveShipment(id, shipment.id, { to }));
    return 0;
  }
  if (act.does === 'pack') {
    const { shipments } = result(await staffOf(manager).order(id));
    const open = shipments.find(({ status }) => status === 'preparing');
    if (open) result(await staffOf(manager).moveShipment(id, open.id, { to: 'shipped' }));
    return 0;
  }
  const { items } = result(await shopper.client.fulfillment(id));
  const item = items[act.line % items.length];
  const lines = [{ itemIdentifier: item?.itemIdentifier ?? '', quantity: act.units }];
  if (act.does === 'refund line') {
    // Of what is packed it would be goodwill.
    if (act.units <= (item?.cancellable ?? 0)) await refundLines(manager, shopper, id, lines);
    return 0;
  }
  if (act.does === 'return') {
    await sendBack(manager, shopper, id, lines);
    return 0;
  }
  const seen = await shopper.client.previewCancellation(id, { lines });
  if (seen.ok !== act.units <= (item?.cancellable ?? 0))
    throw new Error(`${act.units} of ${item?.cancellable} can be cancelled: ${seen.ok}`);
  if (seen.ok)
    result(
      await shopper.client.cancelItems(id, { id: seen.result.id, lines, refund: seen.result.refund.amount }),
    );
  return 0;
};
