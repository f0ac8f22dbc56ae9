import type { RemoteToken, StaffCart } from '@counterpane/contract/cart/remote-control';
import { createRemoteTokenClient } from '@counterpane/contract/cart/remote-control-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';
import { StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
let maya: StaffBrowser;
let noor: StaffBrowser;
beforeAll(async () => {
  maya = await signedIn(store, 'Maya');
  noor = await signedIn(store, 'Noor', 'manager');
});

const helpOf = (shopper: Shopper) => createRemoteTokenClient((path, init) => shopper.fetch(path, init));
const cartOf = async (shopper: Shopper) => result(await shopper.client.cart());
const cartId = async (shopper: Shopper) => (await cartOf(shopper)).id ?? '';
const typesOf = async (shopper: Shopper) => (await cartOf(shopper)).historyLog.map(({ type }) => type);
const noticesOf = async (shopper: Shopper) => (await cartOf(shopper)).notices.map(({ text }) => text);

const withMattress = async (host?: string): Promise<Shopper> => {
  const shopper = store.shopper(host);
  await shopper.adds('mattress', 'queen');
  return shopper;
};

const invites = async (shopper: Shopper): Promise<RemoteToken> =>
  result(await helpOf(shopper).askForHelp(await cartId(shopper)));

const enters = async (staff: StaffBrowser, shopper: Shopper): Promise<StaffCart> =>
  result(await staff.remote.enter({ code: (await invites(shopper)).code }));

describe('asking for help', () => {
  it('gives the shopper a token and a code for their own cart, for an hour [K7.21]', async () => {
    const shopper = await withMattress();
    const token = await invites(shopper);
    expect(token).toEqual({
      remoteToken: expect.stringMatching(/^[0-9a-f]{24}:[\w-]+\.[\w-]+$/),
      code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/),
      expiresIn: 3600,
      expiresAt: new Date(store.clock.now() + 3_600_000).toISOString(),
    });
    // Who looks again sees the same one.
    expect(result(await helpOf(shopper).remoteToken(await cartId(shopper)))).toEqual(token);
    expect(await invites(shopper)).toEqual(token);
    expect((await cartOf(shopper)).help).toEqual({ code: token.code, until: token.expiresAt, staff: [] });
  });

  it('is not possible for another visitor’s cart, without a cart, and for an empty one', async () => {
    const shopper = await withMattress();
    const id = await cartId(shopper);
    const stranger = await withMattress();
    expect(refusal(await helpOf(stranger).askForHelp(id))).toMatchObject({
      status: 404,
      code: 'cart_not_found',
    });
    expect(refusal(await helpOf(store.shopper()).askForHelp(id))).toMatchObject({ status: 404 });
    expect(refusal(await helpOf(stranger).endHelp(id))).toMatchObject({ status: 404 });
    expect((await cartOf(shopper)).help).toBeNull();
    result(await shopper.client.removeItem((await cartOf(shopper)).items[0]?.itemIdentifier ?? ''));
    expect(refusal(await helpOf(shopper).askForHelp(id))).toMatchObject({ status: 422, code: 'cart_empty' });
  });

  it('is a write: reading the token where no help was asked for answers 404 and changes nothing', async () => {
    const shopper = await withMattress();
    const before = await cartOf(shopper);
    expect(refusal(await helpOf(shopper).remoteToken(await cartId(shopper)))).toMatchObject({ status: 404 });
    expect(await cartOf(shopper)).toEqual(before);
    await invites(shopper);
    const stranger = await withMattress();
    expect(refusal(await helpOf(stranger).remoteToken(await cartId(shopper)))).toMatchObject({ status: 404 });
  });

  it('keeps neither code nor token in the database', async () => {
    const shopper = await withMattress();
    const { code, remoteToken } = await invites(shopper);
    const rows = JSON.stringify(await store.database.db.execute('select * from carts'));
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replace('-', ''));
    expect(rows).not.toContain(remoteToken);
  });
});

describe('staff', () => {
  it('come into the cart with the code, however it is typed, or with the token [C6.07]', async () => {
    const shopper = await withMattress();
    const { code, remoteToken } = await invites(shopper);
    const seen = result(await maya.remote.enter({ code: ` ${code.toLowerCase().replace('-', ' ')}` }));
    expect(seen).toMatchObject({ shop: 'Halcyon', others: [], cart: { id: await cartId(shopper) } });
    expect(seen.cart.totalPrice).toEqual((await cartOf(shopper)).totalPrice);
    expect(result(await noor.remote.enter({ remoteToken })).cart.id).toBe(seen.cart.id);
    expect((await cartOf(shopper)).help?.staff).toEqual(['Maya', 'Noor']);
  });

  it('do not get in with a wrong code, a forged token or an id, nor without signing in', async () => {
    const shopper = await withMattress();
    const { code, remoteToken } = await invites(shopper);
    const id = await cartId(shopper);
    expect(refusal(await maya.remote.enter({ code: 'AAAA-AAAA' }))).toMatchObject({
      status: 404,
      code: 'remote_code_unknown',
    });
    expect(refusal(await maya.remote.enter({ remoteToken: `${remoteToken}x` })).code).toBe(
      'remote_code_unknown',
    );
    expect(refusal(await maya.remote.cart(id))).toMatchObject({ status: 404, code: 'remote_control_ended' });
    const nobody = new StaffBrowser(store.api);
    expect(refusal(await nobody.remote.enter({ code })).status).toBe(401);
    expect(refusal(await nobody.remote.cart(id)).status).toBe(401);
    const empty = await maya.fetch('/api/staff/carts', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(empty.status).toBe(400);
  });

  it('change everything that a shopper can, and the history says who did it', async () => {
    const shopper = await withMattress();
    const seen = await enters(maya, shopper);
    const cart = maya.at(seen);
    const [pillow] = result(await maya.remote.findProducts(seen.cart.id ?? '', 'PILLOW')).filter(
      (one) => one.isPurchasable,
    );
    if (!pillow) throw new Error('there are pillows');
    const added = result(
      await cart.addItems([{ productID: pillow.productID, properties: pillow.properties }]),
    );
    const line = added.items.find(({ sku, isGift }) => sku === pillow.sku && !isGift)?.itemIdentifier ?? '';
    result(await cart.changeItem(line, { quantity: 3 }));
    result(await cart.setCoupon('SLEEP10'));
    result(await cart.chooseDelivery({ deliveryOption: 'white-glove' }));
    result(await cart.removeItem(line));
    result(await cart.removeCoupon());
    const { historyLog, itemsCount } = await cartOf(shopper);
    expect(itemsCount).toBe(1);
    const byMaya = { metadata: { by: 'Maya' } };
    expect(historyLog.slice(-7)).toMatchObject([
      { type: 'remoteControlled', ...byMaya },
      { type: 'itemsAdded', ...byMaya },
      { type: 'itemChanged', metadata: { by: 'Maya', items: [{ before: 1, after: 3 }] } },
      { type: 'couponSet', metadata: { by: 'Maya', couponCode: 'SLEEP10' } },
      { type: 'deliveryChosen', ...byMaya },
      { type: 'itemRemoved', ...byMaya },
      { type: 'couponRemoved', metadata: { by: 'Maya', couponCode: 'SLEEP10' } },
    ]);
    await shopper.adds('mattress', 'king');
    expect((await cartOf(shopper)).historyLog.at(-1)).toMatchObject({
      type: 'itemsAdded',
      metadata: { by: null },
    });
    expect(await noticesOf(shopper)).toEqual([]);
  });

  it('leave an entry in the history when they come in, and the shopper reads who it is [K3.06]', async () => {
    const shopper = await withMattress();
    const seen = await enters(maya, shopper);
    expect((await cartOf(shopper)).historyLog.at(-1)).toEqual({
      type: 'remoteControlled',
      at: new Date(store.clock.now()).toISOString(),
      metadata: { by: 'Maya', until: seen.until },
    });
    expect(await noticesOf(shopper)).toEqual(['Maya from Halcyon is helping with your cart.']);
    result(await maya.at(seen).setCoupon('SLEEP10'));
    expect(await noticesOf(shopper)).toEqual(['Maya from Halcyon changed your cart.']);
    await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' });
    expect(await noticesOf(shopper)).toEqual(['Maya from Halcyon changed your cart.']);
    result(await shopper.client.setCoupon('SLEEP10'));
    expect(await noticesOf(shopper)).toEqual([]);
    expect(result(await maya.remote.cart(seen.cart.id ?? '')).cart.notices).toEqual([]);
    result(await maya.remote.leave(seen.cart.id ?? ''));
    expect(await noticesOf(shopper)).toEqual(['The help with your cart has ended.']);
    expect(refusal(await maya.at(seen).removeCoupon()).code).toBe('remote_control_ended');
  });

  it('find things by SKU, by name and by option, in the language of their page, and what can be bought first', async () => {
    const shopper = await withMattress();
    const { cart } = await enters(maya, shopper);
    const skusOf = async (q: string, headers: Record<string, string> = {}, staff = maya) => {
      const path = `/api/staff/carts/${cart.id}/products?${new URLSearchParams({ q })}`;
      const answer = await (await staff.fetch(path, { headers })).json();
      return answer.result.map(({ sku }: { sku: string }) => sku);
    };
    expect(await skusOf('hal-pillow-s:standard')).toEqual(['hal-pillow-s:standard']);
    expect(await skusOf('memory  CLASSIC king')).toContain('hal-classic-foam-s:king');
    expect(await skusOf('  ')).toEqual([]);
    expect(await skusOf('spaceship')).toEqual([]);
    const found = result(await maya.remote.findProducts(cart.id ?? '', 'mattress'));
    expect(found).toHaveLength(20);
    const purchasable = found.map(({ isPurchasable }) => isPurchasable);
    expect(purchasable).toEqual(purchasable.toSorted((a, b) => Number(b) - Number(a)));
    const canadian = await signedIn(store, 'Luc', 'agent', 'halcyon-ca.localhost');
    result(await canadian.remote.enter({ code: (await invites(shopper)).code }));
    expect(await skusOf('oreiller', { 'x-language': 'fr' }, canadian)).toContain('hal-pillow-s:standard');
  });

  it('are refused by the same rules as the shopper', async () => {
    const seen = await enters(maya, await withMattress());
    expect(refusal(await maya.at(seen).setCoupon('NOSUCH')).code).toBe('coupon_unknown');
    expect(refusal(await maya.at(seen).changeItem('nothing', { quantity: 2 })).status).toBe(404);
    const line = seen.cart.items[0]?.itemIdentifier ?? '';
    expect(refusal(await maya.at(seen).changeItem(line, { quantity: 101 })).status).toBe(400);
  });

  it('help in the cart of any shop of the store, whatever host they work on', async () => {
    const shopper = await withMattress('drift.localhost');
    const seen = await enters(maya, shopper);
    expect(seen).toMatchObject({ shop: 'Drift', cart: { storefront: 'drift' } });
    result(await maya.at(seen).setCoupon('SLEEP10'));
    expect(await noticesOf(shopper)).toEqual(['Maya from Drift changed your cart.']);
  });

  it('may be two: the second is told who is there, and an old version is refused with the newer cart', async () => {
    const shopper = await withMattress();
    await enters(maya, shopper);
    const second = await enters(noor, shopper);
    expect(second.others).toEqual(['Maya']);
    const first = result(await maya.remote.cart(second.cart.id ?? ''));
    expect(first.others).toEqual(['Noor']);
    result(await maya.at(first, first.cart.version).setCoupon('SLEEP10'));
    const late = refusal(await noor.at(second, first.cart.version).removeCoupon());
    expect(late).toMatchObject({
      status: 409,
      code: 'stale_version',
      result: { couponDetails: { code: 'SLEEP10' } },
    });
    result(await noor.at(second, first.cart.version + 1).removeCoupon());
    expect((await cartOf(shopper)).couponDetails).toBeNull();
    // One goes, the other stays.
    result(await maya.remote.leave(second.cart.id ?? ''));
    expect(await typesOf(shopper)).not.toContain('remoteEnded');
    result(await noor.at(second).setCoupon('SLEEP10'));
  });
});

describe('the end of help', () => {
  it('comes an hour after it was asked for [K4.58]', async () => {
    const shopper = await withMattress();
    const { code } = await invites(shopper);
    store.clock.forward(3_599_000);
    const seen = result(await maya.remote.enter({ code }));
    expect((await invites(shopper)).expiresIn).toBe(1);
    result(await maya.at(seen).setCoupon('SLEEP10'));
    store.clock.forward(1_000);
    expect(refusal(await maya.at(seen).removeCoupon())).toMatchObject({
      status: 404,
      code: 'remote_control_ended',
    });
    expect(refusal(await noor.remote.enter({ code })).code).toBe('remote_code_unknown');
    expect(await cartOf(shopper)).toMatchObject({ help: null, notices: [] });
    expect((await invites(shopper)).code).not.toBe(code);
  });

  it('comes when the shopper says so', async () => {
    const shopper = await withMattress();
    const { code } = await invites(shopper);
    const seen = result(await maya.remote.enter({ code }));
    result(await helpOf(shopper).endHelp(await cartId(shopper)));
    expect(refusal(await maya.at(seen).setCoupon('SLEEP10')).code).toBe('remote_control_ended');
    expect(refusal(await maya.remote.cart(seen.cart.id ?? '')).status).toBe(404);
    expect(refusal(await maya.remote.enter({ code })).code).toBe('remote_code_unknown');
    expect(await cartOf(shopper)).toMatchObject({ help: null, couponDetails: null });
    expect(await noticesOf(shopper)).toEqual(['The help with your cart has ended.']);
  });

  it('comes when the cart empties, by staff or by the shopper, and does not come back with the next thing [K4.59]', async () => {
    const byShopper = await withMattress();
    const first = await enters(maya, byShopper);
    result(await byShopper.client.removeItem(first.cart.items[0]?.itemIdentifier ?? ''));
    const byStaff = await withMattress();
    const second = await enters(maya, byStaff);
    result(await maya.at(second).removeItem(second.cart.items[0]?.itemIdentifier ?? ''));
    for (const [shopper, seen] of [
      [byShopper, first],
      [byStaff, second],
    ] as const) {
      expect((await typesOf(shopper)).slice(-2)).toEqual(['itemRemoved', 'remoteEnded']);
      await shopper.adds('pillow', 'standard');
      expect((await cartOf(shopper)).help).toBeNull();
      expect(refusal(await maya.remote.cart(seen.cart.id ?? '')).code).toBe('remote_control_ended');
    }
  });

  it('cannot be overtaken by a change that was under way', async () => {
    const shopper = await withMattress();
    const seen = await enters(maya, shopper);
    const id = await cartId(shopper);
    const [, changed] = await Promise.all([helpOf(shopper).endHelp(id), maya.at(seen).setCoupon('SLEEP10')]);
    const types = await typesOf(shopper);
    expect(types.at(-1)).toBe('remoteEnded');
    expect(types.includes('couponSet')).toBe(changed.ok);
  });
});
