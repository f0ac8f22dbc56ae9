import { money } from '@counterpane/rules/money/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { deliverEvent, succeededIntent } from '../../testing/stripe-events.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { openDearExchanges } from './testing/dear-exchange.ts';

const store = useTestStore(openCardStore);
let drift: Awaited<ReturnType<typeof openDearExchanges>>;
beforeAll(async () => {
  drift = await openDearExchanges(store);
});

const sweepTwice = async () => {
  await store.sweep();
  await store.sweep();
};

/** An exchange of which the company took a dollar less than was to be paid. */
const parked = async (email: string) => {
  const customer = await drift.customerWith(email, 5_000);
  const made = await drift.exchanges(customer, 'King');
  const cents = made.seen.toPay.amount - 100;
  const charged = await store.deps.providers.get('stripeDirect')?.pay({
    ...{ orderId: made.newId, paymentId: 'f'.repeat(24), amount: money(cents, 'USD'), token: 'tok_visa' },
    ...{ idempotencyKey: `odd-${made.newId}`, returnUrl: 'http://localhost/', email, description: 'Order' },
  });
  const intent = succeededIntent(made.newId, charged?.reference ?? '', cents);
  await deliverEvent(store, 'payment_intent.succeeded', intent);
  await store.sweep();
  return { ...made, customer, cents };
};

describe('an exchange that was paid with another amount', () => {
  it('waits for a person, cannot be called off until then, and is requested once staff release it', async () => {
    const { customer, returnId, newId, seen, cents } = await parked('ada.odd@example.com');
    expect(result(await drift.staff.order(newId))).toMatchObject({
      ...{ status: 'needs_attention', attention: 'wrong_amount' },
    });
    expect(await drift.shown(customer, returnId)).toMatchObject({
      ...{ status: 'awaiting_payment', mayCancel: false, exchange: { toPay: null } },
    });
    expect(refusal(await customer.shopper.client.cancelReturn(customer.id, returnId)).code).toBe(
      'return_cannot_move',
    );
    result(await drift.staff.decide(newId, { decision: 'release', reason: 'A dollar' }));
    expect((await drift.shown(customer, returnId))?.status).toBe('requested');
    const worth = seen.returned.refund.amount;
    expect(await accountsOf(store, newId)).toMatchObject({
      ...{ exchanges: worth, sales: -(worth + 5_000 + cents), 'provider:stripeDirect': cents },
    });
    await drift.completes(customer, returnId, newId);
    expect((await drift.shown(customer, returnId))?.status).toBe('refunded');
  });

  it('comes to nothing where staff cancel it, and all of it goes back as it was paid', async () => {
    const { customer, returnId, newId, cents } = await parked('joan.odd@example.com');
    result(await drift.staff.decide(newId, { decision: 'cancel', reason: 'Wrong' }));
    await sweepTwice();
    expect(await drift.movedFor(newId)).toEqual([`charge ${cents}`, `refund ${cents}`]);
    expect(await customer.balance()).toBe(5_000);
    expect((await drift.shown(customer, returnId))?.status).toBe('unpaid');
    expect((await accountsOf(store, customer.id)).refunds ?? 0).toBe(0);
  });
});
