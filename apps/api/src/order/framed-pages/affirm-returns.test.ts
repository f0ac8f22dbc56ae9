import { expect, it } from 'vitest';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { openLenderStore } from './testing/lender-store.ts';

const store = useTestStore(openLenderStore);

/** An order whose shopper has pressed a button on Affirm's page, and the token that comes back with them. */
const afterPressing = async (answer: string) => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places({ billingProvider: 'affirm' });
  const waiting = result(await shopper.client.payOrder(id, { hostedPage: true }));
  const back = await store.press(waiting.paymentDetails.nextAction?.url ?? '', answer);
  const checkoutToken = new URL(back ?? '').searchParams.get('checkout_token');
  const comesBack = async (token = checkoutToken) =>
    result(await shopper.client.refreshOrder(id, { returned: true, checkoutToken: token }));
  return { id, checkoutToken, comesBack };
};

it('An order is paid by the token that comes back with its shopper, once however often they come', async () => {
  const { id, comesBack } = await afterPressing('approve');
  for (let visit = 0; visit < 2; visit += 1) expect((await comesBack()).status).toBe('paid');
  expect(await store.booksOf('affirm', id)).toEqual(['charge 76104']);
});

it('A loan that is declined when it is authorised is a failed payment that says so in the words of the lender', async () => {
  const { id, comesBack } = await afterPressing('decline-later');
  expect(await comesBack()).toMatchObject({
    status: 'payment_failed',
    paymentDetails: { failure: 'The transaction was declined by Affirm.' },
  });
  expect(await store.booksOf('affirm', id)).toEqual([]);
});

it('A token of someone else’s order, or one that was made up, pays nothing of theirs', async () => {
  const theirs = await afterPressing('approve');
  const ours = await afterPressing('decline-later');
  for (const token of [theirs.checkoutToken, 'MADEUP'])
    expect((await ours.comesBack(token)).status).toBe('awaiting_payment');
  expect(await store.booksOf('affirm', theirs.id)).toEqual([]);
});
