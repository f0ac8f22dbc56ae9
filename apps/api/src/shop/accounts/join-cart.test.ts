import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { accountOf, sentCode, signsIn } from '../../testing/customer-browser.ts';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

const drifter = () => store.shopper('drift.localhost');

/** Signs in on a device, and tells whether a cart came along. */
const joinsOn = async (shopper: Shopper, email: string): Promise<boolean> => {
  const account = accountOf(shopper);
  result(await account.sendSignInCode(email));
  return result(await account.enterSignInCode((await sentCode(store, email)).code)).hasCartJoined;
};

const namesIn = async (shopper: Shopper) =>
  result(await shopper.client.cart())
    .items.filter(({ isGift }) => !isGift)
    .map(({ product, quantity }) => `${quantity} ${product.name}`);

it('What a customer has in their cart joins that of the next device, says so, and can be taken out again', async () => {
  const [phone, laptop] = [drifter(), drifter()];
  await phone.adds('pillow', 'standard');
  expect(await joinsOn(phone, 'ada@example.com')).toBe(false);
  await laptop.adds('mattress', 'queen');
  expect(await joinsOn(laptop, 'ada@example.com')).toBe(true);
  expect(await namesIn(laptop)).toEqual(['1 mattress', '1 pillow']);
  const { notices } = result(await laptop.client.cart());
  expect(notices.map(({ text }) => text)).toEqual(['1 item came along from your other device.']);
  result(await laptop.client.undoMerge());
  expect(await namesIn(laptop)).toEqual(['1 mattress']);
  expect(await namesIn(phone)).toEqual(['1 pillow']);
});

it('A cart comes along once: signing in again brings nothing twice', async () => {
  const [phone, laptop] = [drifter(), drifter()];
  await phone.adds('pillow', 'standard');
  await joinsOn(phone, 'grace@example.com');
  await joinsOn(laptop, 'grace@example.com');
  await joinsOn(phone, 'grace@example.com');
  await joinsOn(laptop, 'grace@example.com');
  expect(await namesIn(laptop)).toEqual(['1 pillow']);
});

it('The cart of a browser that was signed out of belongs to who uses it next', async () => {
  const [shared, own] = [drifter(), drifter()];
  const account = await signsIn(store, shared, 'mary@example.com');
  result(await account.signOutCustomer());
  await shared.adds('pillow', 'standard');
  expect(await joinsOn(own, 'mary@example.com')).toBe(false);
});

it('Who signs in on a browser after another customer takes nothing of theirs along, and leaves nothing to them', async () => {
  const [shared, own] = [drifter(), drifter()];
  await joinsOn(shared, 'rosa@example.com');
  await joinsOn(shared, 'ines@example.com');
  await shared.adds('pillow', 'standard');
  expect(await joinsOn(own, 'rosa@example.com')).toBe(false);
});

it('A customer is told where their orders went, each place once, and a guest nothing', async () => {
  const guest = store.shopper();
  for (const line1 of ['20 W 34th St', '20 W 34th St', '350 5th Ave']) {
    await guest.adds('pillow', 'standard');
    const { id } = await guest.places({ email: 'joan@example.com', shippingAddress: { ...HOME, line1 } });
    result(await guest.client.payOrder(id, { paymentToken: 'tok_visa' }));
    store.clock.forward(1_000);
  }
  const account = await signsIn(store, drifter(), 'joan@example.com');
  const { addresses } = result(await account.addresses());
  expect(addresses.map(({ line1, fullName }) => [line1, fullName])).toEqual([
    ['350 5th Ave', 'Ada Lovelace'],
    ['20 W 34th St', 'Ada Lovelace'],
  ]);
  expect(refusal(await accountOf(drifter()).addresses()).code).toBe('sign_in_required');
});

it('A customer who is signed in checks out as a guest does, and finds the order in the account [C6.04]', async () => {
  const shopper = drifter();
  const account = await signsIn(store, shopper, 'katherine@example.com');
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places({ email: 'katherine@example.com' });
  expect(result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' })).status).toBe('paid');
  expect(result(await account.customer()).orders.map((order) => order.id)).toEqual([id]);
});
