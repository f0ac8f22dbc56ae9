import { createRemoteTokenClient } from '@counterpane/contract/cart/remote-control-calls';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApi } from '../../app.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';

let store: TestStore;
let maya: StaffBrowser;
/** A second process of the store, on the same database. */
let other: FastifyInstance;
beforeAll(async () => {
  store = await openTestStore();
  maya = await signedIn(store, 'Maya');
  other = buildApi(store.deps);
  await other.ready();
});
afterAll(async () => {
  await other.close();
  await store.close();
});

const helpOf = (shopper: Shopper) => createRemoteTokenClient((path, init) => shopper.fetch(path, init));

/** What a browser hears of a cart, and whether the stream has ended. */
const listens = async (api: FastifyInstance, url: string, cookie: string, remoteAddress = '127.0.0.1') => {
  const answer = await api.inject({
    url,
    remoteAddress,
    headers: { host: 'halcyon.localhost', cookie },
    payloadAsStream: true,
  });
  const heard = { status: answer.statusCode, text: '', isOver: false, headers: answer.headers };
  answer.stream().on('data', (chunk: Buffer) => {
    heard.text += chunk.toString();
  });
  answer.stream().on('end', () => {
    heard.isOver = true;
  });
  return heard;
};

const helped = async () => {
  const shopper = store.shopper();
  const cart = await shopper.adds('mattress', 'queen');
  const { code } = result(await helpOf(shopper).askForHelp(cart.id ?? ''));
  const seen = result(await maya.remote.enter({ code }));
  return { shopper, seen, cartId: seen.cart.id ?? '', version: seen.cart.version };
};

const versions = ({ text }: { readonly text: string }): number[] =>
  [...text.matchAll(/event: cart\ndata: \{"version":(\d+)\}/g)].map(([, version]) => Number(version));

it('the shopper hears of a change by staff, and staff of one by the shopper, in every process', async () => {
  const { shopper, seen, cartId, version } = await helped();
  const atHome = await listens(store.api, '/api/carts/my/events', shopper.cookie);
  const ofStaff = await listens(other, `/api/staff/carts/${cartId}/events`, maya.cookie);
  expect(atHome.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  });
  await expect.poll(() => [versions(atHome), versions(ofStaff)]).toEqual([[version], [version]]);
  result(await maya.at(seen).setCoupon('SLEEP10'));
  // A stream tells the version that it finds: two changes before it looks would be one.
  const heard = [version, version + 1];
  await expect.poll(() => [versions(atHome), versions(ofStaff)]).toEqual([heard, heard]);
  await shopper.adds('pillow', 'standard');
  await expect.poll(() => versions(ofStaff)).toEqual([version, version + 1, version + 2]);
  expect([atHome.isOver, ofStaff.isOver]).toEqual([false, false]);
});

it('both streams close when the shopper ends the help', async () => {
  const { shopper, cartId } = await helped();
  const atHome = await listens(other, '/api/carts/my/events', shopper.cookie);
  const ofStaff = await listens(store.api, `/api/staff/carts/${cartId}/events`, maya.cookie);
  result(await helpOf(shopper).endHelp(cartId));
  await expect.poll(() => [atHome.isOver, ofStaff.isOver]).toEqual([true, true]);
  expect(atHome.text).toMatch(/event: end\ndata: \{\}\n\n$/);
});

it('there is nothing to hear without help, without a cart, and for staff who are not in it', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { cartId } = await helped();
  const noor = await signedIn(store, 'Noor');
  const heard = [
    await listens(store.api, '/api/carts/my/events', shopper.cookie),
    await listens(store.api, '/api/carts/my/events', ''),
    await listens(store.api, `/api/staff/carts/${cartId}/events`, noor.cookie),
    await listens(store.api, `/api/staff/carts/${cartId}/events`, ''),
  ];
  expect(heard.map(({ status }) => status)).toEqual([204, 204, 404, 401]);
});

it('a store that stops keeps no stream open', async () => {
  const stopping = new AbortController();
  const third = buildApi({ ...store.deps, stopping: stopping.signal });
  await third.ready();
  const { shopper, version } = await helped();
  const heard = await listens(third, '/api/carts/my/events', shopper.cookie);
  await expect.poll(() => versions(heard)).toEqual([version]);
  stopping.abort();
  await expect.poll(() => heard.isOver).toBe(true);
  await third.close();
});

it('one address listens forty times at once; the next is asked to come back later', async () => {
  const { shopper } = await helped();
  const address = '192.0.2.40';
  const carts = [shopper, (await helped()).shopper, (await helped()).shopper];
  const open = [];
  for (let count = 0; count < 41; count += 1) {
    const cookie = carts[count % 3]?.cookie ?? '';
    open.push(await listens(store.api, '/api/carts/my/events', cookie, address));
  }
  expect(open.slice(0, 40).every(({ status }) => status === 200)).toBe(true);
  expect([open[40]?.status, open[40]?.headers['retry-after']]).toEqual([429, '30']);
});
