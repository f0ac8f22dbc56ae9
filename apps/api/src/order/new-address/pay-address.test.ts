import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal } from '../../testing/shopper.ts';
import { deliverEvent, succeededIntent } from '../../testing/stripe-events.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { paymentsOf } from '../payments/store.ts';
import { CALIFORNIA, openDearAddresses } from './testing/dear-address.ts';

const FORM = { number: '4242424242424242', expiry: '12 / 40', cvc: '123' };

const store = useTestStore(openCardStore);
let shop: Awaited<ReturnType<typeof openDearAddresses>>;
beforeAll(async () => {
  shop = await openDearAddresses(store);
});

type Made = Awaited<ReturnType<typeof shop.customerWith>>;

/** An address that waits, and the page on which it is paid. */
const waiting = async (email: string) => {
  const made = await shop.customerWith(email, 5_000);
  await shop.asksFor(made, CALIFORNIA);
  return { made, page: await shop.opensPage(made) };
};

/** Its change is called off: no card is charged, not even on a page that was open, and its store credit is free again. */
const isCalledOff = async (made: Made, page: string) => {
  expect([await shop.cityOf(made), await shop.waits(made), await made.balance()]).toEqual([
    ...['Manchester', null, 5_000],
  ]);
  await store.sweep();
  await store.atProvider(page, FORM);
  await store.sweep();
  expect(await shop.movedFor(await shop.paymentOf(made))).toEqual([]);
};

describe('a dearer address that is to be paid', () => {
  it('cannot be paid once something is packed: its page says so, and paying calls it off and charges nothing', async () => {
    const { made, page } = await waiting('packed.pays@example.com');
    await shop.packs(made);
    expect(await shop.waits(made)).toMatchObject({ mayGo: false, isPayable: false });
    expect(refusal(await made.shopper.client.payAddress(made.id)).code).toBe('address_too_late');
    await isCalledOff(made, page);
    expect(refusal(await made.shopper.client.payAddress(made.id)).code).toBe('order_closed');
  });

  it('cannot be paid once a part of the order is cancelled, and paying calls it off and charges nothing', async () => {
    const { made, page } = await waiting('part.pays@example.com');
    await shop.cancelsUnswept(made, 1);
    expect(await shop.waits(made)).toMatchObject({ mayGo: false, isPayable: false });
    expect(refusal(await made.shopper.client.payAddress(made.id)).code).toBe('address_by_phone');
    await isCalledOff(made, page);
  });

  it('cannot be paid once all of the order is cancelled', async () => {
    const { made } = await waiting('all.pays@example.com');
    await shop.cancelsUnswept(made, 2);
    expect(await shop.waits(made)).toMatchObject({ mayGo: false, isPayable: false });
    expect(refusal(await made.shopper.client.payAddress(made.id)).code).toBe('address_by_phone');
    expect(await shop.waits(made)).toBeNull();
  });
});

describe('the emails about the payment of a new address', () => {
  const mailWith = (start: string) => store.sentMail.filter(({ messageId }) => messageId?.startsWith(start));

  it('name and open the order that the address was for once its money goes back, and no other number', async () => {
    const { made, page } = await waiting('late.pays@example.com');
    await shop.packs(made);
    const before = mailWith('refund.').length;
    await shop.types(made, page);
    await store.sweep();
    await store.sweep();
    const [email, ...more] = mailWith('refund.').slice(before);
    expect(more).toEqual([]);
    expect(email?.subject).toBe(`The address of your Drift order ${made.order.shortId} stays as it was`);
    expect(email?.text).toContain('could not go to the new address any more');
    expect(email?.text).toContain(`/orders/${made.id}?token=`);
    expect(email?.text).toContain('1 Elm St');
    expect(email?.text).not.toContain(await shop.paymentOf(made));
  });

  it('name and open it while its payment takes long', async () => {
    const { made } = await waiting('long.pays@example.com');
    const payment = await shop.paymentOf(made);
    const [attempt] = await paymentsOf(store.database.db, payment);
    const intent = succeededIntent(payment, attempt?.reference ?? '', attempt?.amountCents ?? 0);
    await deliverEvent(store, 'payment_intent.processing', {
      ...{ ...intent, status: 'processing', amount_received: 0 },
    });
    store.clock.forward(16 * 60_000);
    await store.sweep();
    const [email] = mailWith(`payment-pending.${attempt?.id}`);
    expect(email?.subject).toBe(
      `The new address of your Drift order ${made.order.shortId} is waiting for your payment to arrive`,
    );
    expect(email?.text).toContain(`/orders/${made.id}?token=`);
  });
});
