import { money } from '@counterpane/rules/money/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { deliverEvent, succeededIntent } from '../../testing/stripe-events.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { CALIFORNIA, openDearAddresses } from './testing/dear-address.ts';

const store = useTestStore(openCardStore);
let shop: Awaited<ReturnType<typeof openDearAddresses>>;
beforeAll(async () => {
  shop = await openDearAddresses(store);
});

const sweepTwice = async () => {
  await store.sweep();
  await store.sweep();
};

/** An address of which the company took a dollar less than was to be paid. */
const parked = async (email: string) => {
  const made = await shop.customerWith(email, 5_000);
  const { seen } = await shop.asksFor(made, CALIFORNIA);
  const payment = await shop.paymentOf(made);
  const cents = seen.toPay.amount - 100;
  const charged = await store.deps.providers.get('stripeDirect')?.pay({
    ...{ orderId: payment, paymentId: 'f'.repeat(24), amount: money(cents, 'USD'), token: 'tok_visa' },
    ...{ idempotencyKey: `odd-${payment}`, returnUrl: 'http://localhost/', email, description: 'Order' },
  });
  const intent = succeededIntent(payment, charged?.reference ?? '', cents);
  await deliverEvent(store, 'payment_intent.succeeded', intent);
  await store.sweep();
  return { made, payment, cents };
};

describe('an address that was paid with another amount', () => {
  it('waits for a person, cannot be called off until then, and is applied once staff release it', async () => {
    const { made, payment, cents } = await parked('ada.odd@example.com');
    expect(result(await shop.staff.order(payment))).toMatchObject({
      ...{ status: 'needs_attention', attention: 'wrong_amount' },
    });
    expect(await shop.waits(made)).toMatchObject({ isPayable: false });
    expect(refusal(await made.shopper.client.keepAddress(made.id)).code).toBe('payment_in_progress');
    expect(await shop.cityOf(made)).toBe('Manchester');
    result(await shop.staff.decide(payment, { decision: 'release', reason: 'A dollar' }));
    expect(await shop.cityOf(made)).toBe('San Francisco');
    const whole = made.order.total.amount + 5_000 + cents;
    expect((await accountsOf(store, made.id)).sales).toBe(-whole);
    expect(await shop.cancels(made, 2)).toBe(whole);
    expect(await shop.movedFor(payment)).toEqual([`charge ${cents}`, `refund ${cents}`]);
    expect(await made.balance()).toBe(5_000);
  });

  it('comes to nothing where staff cancel it, and all of it goes back as it was paid', async () => {
    const { made, payment, cents } = await parked('joan.odd@example.com');
    result(await shop.staff.decide(payment, { decision: 'cancel', reason: 'Wrong' }));
    await sweepTwice();
    expect(await shop.movedFor(payment)).toEqual([`charge ${cents}`, `refund ${cents}`]);
    expect(await made.balance()).toBe(5_000);
    expect([await shop.cityOf(made), await shop.waits(made)]).toEqual(['Manchester', null]);
  });
});
