import { createShareClient } from '@counterpane/contract/cart/cart-share-calls';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openCardStore } from '../../../testing/card-store.ts';
import { refusal, result, type Shopper } from '../../../testing/shopper.ts';
import { useTestStore } from '../../../testing/use-test-store.ts';
import { cartShares, carts } from '../tables.ts';

const DAY_MS = 24 * 3_600_000;
const NOBODYS = '0123456789abcdef01234567';

const store = useTestStore(openCardStore);

const shares = (owner: Shopper) => createShareClient((path, init) => owner.fetch(path, init));

const withPillow = async () => {
  const owner = store.shopper();
  const { id } = await owner.adds('pillow', 'king');
  return { owner, cartId: id ?? '' };
};

const answerTo = async (shopper: Shopper, cartId: string): Promise<string> => {
  const body = JSON.stringify({ cartId, multiUse: true });
  const headers = { 'content-type': 'application/json' };
  const answer = await shopper.fetch('/api/carts/my/merge', { method: 'POST', headers, body });
  return `${answer.status} ${await answer.text()}`;
};

it('A cart that was not shared, is not there, or was shared no longer answers alike [K2.10]', async () => {
  const { owner, cartId } = await withPillow();
  const unknown = await answerTo(store.shopper(), NOBODYS);
  expect(unknown).toMatch(/^404 .*cart_not_found/);
  expect(await answerTo(store.shopper(), cartId)).toBe(unknown);
  result(await shares(owner).makeShare(true));
  expect(await answerTo(store.shopper(), cartId)).toMatch(/^200 /);
  result(await shares(owner).endShare());
  expect(await answerTo(store.shopper(), cartId)).toBe(unknown);
  expect(refusal(await shares(store.shopper()).sharedCart(cartId)).code).toBe('cart_not_found');
  result(await shares(owner).makeShare(true));
  store.clock.forward(30 * DAY_MS);
  expect(await answerTo(store.shopper(), cartId)).toBe(unknown);
});

it('Of two who follow a link for one at once, one gets the cart [K2.10]', async () => {
  const { owner, cartId } = await withPillow();
  result(await shares(owner).makeShare(false));
  const [ada, ben] = [store.shopper(), store.shopper()];
  for (const shopper of [ada, ben]) await shopper.adds('mattress', 'queen');
  const answers = await Promise.all([answerTo(ada, cartId), answerTo(ben, cartId)]);
  expect(answers.map((answer) => answer.slice(0, 3)).toSorted()).toEqual(['200', '404']);
  expect(result(await shares(owner).share())).toMatchObject({ uses: 1, isUsedUp: true });
});

it('A shared cart that was ordered cannot be copied any more', async () => {
  const { owner, cartId } = await withPillow();
  result(await shares(owner).makeShare(true));
  const { id } = await owner.places();
  result(await owner.client.payOrder(id, { paymentToken: 'tok_visa' }));
  expect(await answerTo(store.shopper(), cartId)).toMatch(/^404 .*cart_not_found/);
});

it('Looking at a shared cart tells what would come, tells nothing of its owner, and writes nothing', async () => {
  const { owner, cartId } = await withPillow();
  result(
    await owner.client.saveShipping({
      address: {
        fullName: 'Ada Lovelace',
        line1: '20 W 34th St',
        city: 'New York',
        state: 'NY',
        zip: '10001',
        country: 'US',
        phone: '2125550142',
      },
      email: 'ada@example.com',
    }),
  );
  result(await shares(owner).makeShare(false));
  const rows = async () => [
    await store.database.db.select().from(carts).where(eq(carts.id, cartId)),
    await store.database.db.select().from(cartShares).where(eq(cartShares.cartId, cartId)),
    (await store.database.db.select({ id: carts.id }).from(carts)).length,
  ];
  const before = await rows();
  const friend = store.shopper();
  const seen = result(await shares(friend).sharedCart(cartId));
  expect(seen).toMatchObject({ isOwn: false, items: [{ quantity: 1, product: { name: 'pillow' } }] });
  expect(JSON.stringify(seen)).not.toMatch(/Lovelace|34th|ada@/);
  result(await shares(friend).share());
  expect(friend.cookie).toBe('');
  expect(await rows()).toEqual(before);
  expect(result(await shares(owner).sharedCart(cartId)).isOwn).toBe(true);
});

it('Nothing can be shared of an empty cart, and forgetting the visitor ends what they shared', async () => {
  expect(refusal(await shares(store.shopper()).makeShare(false)).code).toBe('cart_empty');
  const { owner, cartId } = await withPillow();
  result(await shares(owner).makeShare(true));
  result(await owner.client.forgetVisitor());
  expect(await answerTo(store.shopper(), cartId)).toMatch(/^404 /);
});
