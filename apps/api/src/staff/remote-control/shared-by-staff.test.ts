import { createShareClient } from '@counterpane/contract/cart/cart-share-calls';
import { controlling, createRemoteTokenClient } from '@counterpane/contract/cart/remote-control-calls';
import { beforeAll, expect, it } from 'vitest';
import { staffActs } from '../../audit/tables.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
let maya: StaffBrowser;
beforeAll(async () => {
  maya = await signedIn(store, 'Maya');
});

const helped = async () => {
  const shopper = store.shopper();
  const { id } = await shopper.adds('pillow', 'king');
  const cartId = id ?? '';
  const { code } = result(
    await createRemoteTokenClient((path, init) => shopper.fetch(path, init)).askForHelp(cartId),
  );
  result(await maya.remote.enter({ code }));
  const shares = createShareClient(controlling((path, init) => maya.fetch(path, init), cartId, null));
  const owners = createShareClient((path, init) => shopper.fetch(path, init));
  return { shopper, cartId, shares, owners };
};

it('Staff in a cart make its link, for as many as they say, and their act is written down [K2.10, K6.03]', async () => {
  const { cartId, shares, owners } = await helped();
  expect(result(await shares.share())).toBe(null);
  const share = result(await shares.makeShare(true));
  expect(share).toMatchObject({ cartId, multiUse: true, uses: 0 });
  expect(share.url).toMatch(new RegExp(`^http://[\\w.:-]+/checkout/cart\\?cart=${cartId}&multiUse=1$`));
  for (const friend of [store.shopper(), store.shopper()])
    expect(result(await friend.client.mergeCart({ cartId })).items).toHaveLength(1);
  expect(result(await shares.share())).toMatchObject({ uses: 2 });
  // It is the owner's link: they see it, and end it.
  expect(result(await owners.share())?.url).toBe(share.url);
  result(await owners.endShare());
  expect(refusal(await store.shopper().client.mergeCart({ cartId })).status).toBe(404);
  const acts = await store.database.db.select().from(staffActs);
  expect(acts.filter(({ action }) => action === 'share-cart')).toMatchObject([
    { objectId: cartId, outcome: 'done' },
  ]);
});

it('Staff who have left a cart can neither make its link nor end it', async () => {
  const { cartId, shares, owners } = await helped();
  result(await shares.makeShare(false));
  result(await maya.remote.leave(cartId));
  expect(refusal(await shares.makeShare(true)).code).toBe('remote_control_ended');
  expect(refusal(await shares.endShare()).code).toBe('remote_control_ended');
  expect(result(await owners.share())).toMatchObject({ multiUse: false });
});
