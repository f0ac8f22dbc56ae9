import { LIMITS } from '@counterpane/contract/limits';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApi } from '../app.ts';
import { statusesOfCalls } from '../testing/repeated-calls.ts';
import { refusal, result, Shopper } from '../testing/shopper.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { deleteExpiredCounters } from './limit-counters.ts';
import { countLimited, countLimitedCalls } from './limiter.ts';
import { limitCounters } from './tables.ts';

let store: TestStore;
/** A second process of the store, on the same database. */
let other: FastifyInstance;
beforeAll(async () => {
  store = await openTestStore();
  other = buildApi(store.deps);
  await other.ready();
});
afterAll(async () => {
  await other.close();
  await store.close();
});

const HOST = 'halcyon.localhost';
const region = { country: 'US', state: 'NY', zip: '10001', city: 'New York', street: '20 W 34th St' };
const checks = (shopper: Shopper) => shopper.client.validateAddress(region);

it('A limit holds over two processes of the store together', async () => {
  const address = '198.51.100.1';
  const { calls } = LIMITS.validateRegion[1];
  const here = await statusesOfCalls(calls / 2, () => checks(new Shopper(store.api, HOST, address)));
  const there = await statusesOfCalls(calls / 2, () => checks(new Shopper(other, HOST, address)));
  expect(new Set([...here, ...there])).toEqual(new Set([200]));
  expect(await statusesOfCalls(1, () => checks(new Shopper(store.api, HOST, address)))).toEqual([429]);
  expect(await statusesOfCalls(1, () => checks(new Shopper(other, HOST, address)))).toEqual([429]);
  expect(await statusesOfCalls(1, () => checks(new Shopper(other, HOST, '198.51.100.2')))).toEqual([200]);
});

it('Of calls that come at once no more than the limit are let through', async () => {
  const count = () => countLimited(store.deps, 'placeOrder', { visitor: 'at once' });
  const waits = await Promise.all(Array.from({ length: 30 }, count));
  expect(waits.filter((wait) => wait === null)).toHaveLength(20);
});

it('A refusal says in seconds when the call is allowed, and it is allowed then', async () => {
  const caller = { visitor: 'patient' };
  for (let time = 0; time < 20; time += 1)
    expect(await countLimited(store.deps, 'placeOrder', caller)).toBe(null);
  store.clock.forward(600_000);
  expect(await countLimited(store.deps, 'placeOrder', caller)).toBe(3_000);
  store.clock.forward(2_999_000);
  expect(await countLimited(store.deps, 'placeOrder', caller)).toBe(1);
  store.clock.forward(1_000);
  expect(await countLimited(store.deps, 'placeOrder', caller)).toBe(null);
});

it('The answer carries the wait in its header, and in words that a shopper reads', async () => {
  const address = '198.51.100.7';
  for (let time = 0; time < 240; time += 1) await countLimited(store.deps, 'validateRegion', { address });
  const answer = await store.api.inject({
    method: 'POST',
    url: '/api/addresses/validate',
    remoteAddress: address,
    headers: { host: HOST },
    payload: region,
  });
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.json()).toMatchObject({
    code: 'too_many_requests',
    retryAfter: 60,
    error: 'Too many requests. Please try again in 60 s.',
  });
  const inFrench = await store.api.inject({
    method: 'POST',
    url: '/api/addresses/validate',
    remoteAddress: address,
    headers: { host: 'halcyon-ca.localhost', 'x-language': 'fr' },
    payload: region,
  });
  expect(inFrench.json().error).toBe('Trop de demandes. Veuillez réessayer dans 60 s.');
});

it('All of an IPv6 /64 is one address, and an IPv4 address is the same in IPv6 clothes', async () => {
  const networks = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'].map((ip) => new Shopper(store.api, HOST, ip));
  const { calls } = LIMITS.validateRegion[1];
  const statuses = await statusesOfCalls(calls + 1, (time) => checks(networks[time % 2] ?? store.shopper()));
  expect(statuses.at(-1)).toBe(429);
  const clothed = ['198.51.100.20', '::ffff:198.51.100.20'].map((ip) => new Shopper(store.api, HOST, ip));
  const both = await statusesOfCalls(calls + 1, (time) => checks(clothed[time % 2] ?? store.shopper()));
  expect(both.at(-1)).toBe(429);
});

it('A call that one key refuses counts for no other: a visitor cannot use up the limit of an address', async () => {
  const address = '198.51.100.30';
  const hasty = { visitor: 'hasty', address };
  for (let time = 0; time < 200; time += 1) await countLimited(store.deps, 'placeOrder', hasty);
  expect(await countLimited(store.deps, 'placeOrder', hasty, { times: 0 })).toBe(3_600);
  expect(await countLimited(store.deps, 'placeOrder', { visitor: 'calm', address }, { times: 0 })).toBe(null);
});

it('The networks of one IPv6 /48 may do ten times as much together as one of them, and another /48 starts anew', async () => {
  const { calls } = LIMITS.sendOrderLink[1];
  const asks = (network: number, wider = '7') =>
    countLimited(store.deps, 'sendOrderLink', { address: `2001:db8:${wider}:${network.toString(16)}::/64` });
  for (let call = 0; call < calls * 10; call += 1) expect(await asks(call)).toBe(null);
  expect(await asks(0xffff)).toBe(3_600);
  expect(await asks(0xffff, '8')).toBe(null);
});

it('A call that is refused writes nothing, however many orders are made up', async () => {
  const address = '198.51.100.40';
  const asks = (order: string) => countLimited(store.deps, 'sendOrderLink', { order, address });
  for (let call = 0; call < LIMITS.sendOrderLink[1].calls; call += 1) await asks(`first ${call}`);
  const before = await store.database.db.select().from(limitCounters);
  for (let call = 0; call < 20; call += 1) expect(await asks(`made up ${call}`)).toBe(3_600);
  expect(await store.database.db.select().from(limitCounters)).toEqual(before);
});

it('Calls that are counted together count all or none, and one that is only asked about is not counted', async () => {
  const caller = { visitor: 'together' };
  const count = (times: number) =>
    countLimitedCalls(store.deps, [{ limit: 'changeCart' }, { limit: 'tryUnknownCoupon', times }], caller);
  for (let time = 0; time < 30; time += 1) expect(await count(0)).toBe(null);
  for (let time = 0; time < 20; time += 1) expect(await count(1)).toBe(null);
  expect([await count(1), await count(0)]).toEqual([3_600, 3_600]);
  const left = LIMITS.changeCart[0].calls - 50;
  expect(await countLimited(store.deps, 'changeCart', caller, { times: left })).toBe(null);
  expect(await countLimited(store.deps, 'changeCart', caller)).toBe(60);
});

it('In a demo, where all shoppers come from this machine, limits by address do not count it', async () => {
  const { calls } = LIMITS.validateRegion[1];
  const statuses = await statusesOfCalls(calls + 1, () => checks(store.shopper()));
  expect(statuses.at(-1)).toBe(200);
  const counting = buildApi({ ...store.deps, countsLoopback: true });
  await counting.ready();
  const counted = await statusesOfCalls(calls + 1, () => checks(new Shopper(counting, HOST)));
  expect(counted.at(-1)).toBe(429);
  await counting.close();
});

it('What is counted names nobody, and is deleted when its time is over', async () => {
  await countLimited(store.deps, 'placeOrder', { visitor: 'named', address: '203.0.113.77' });
  const { db } = store.database;
  const kept = JSON.stringify(await db.select().from(limitCounters));
  expect(kept).toContain('placeOrder:address');
  expect(kept).not.toMatch(/203\.0\.113\.77|named/);
  store.clock.forward(86_400_000);
  await deleteExpiredCounters(store.deps);
  expect(await db.select().from(limitCounters)).toEqual([]);
});

it('Twenty tries an hour to place an order are taken from one visitor', async () => {
  const shopper = store.shopper();
  await shopper.adds('pillow', 'king');
  const order = await shopper.order({ expectedTotal: { amount: 1, currency: 'USD' } });
  const placed = await statusesOfCalls(21, () => shopper.client.createOrder(order));
  expect([new Set(placed.slice(0, 20)), placed[20]]).toEqual([new Set([409]), 429]);
});

it('A visitor may try twenty codes that do not exist; then known codes wait too, and known ones never count', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const known = await statusesOfCalls(25, () => shopper.client.setCoupon('SLEEP10'));
  expect(new Set(known)).toEqual(new Set([200]));
  const unknown = await statusesOfCalls(21, (time) => shopper.client.setCoupon(`GUESS${time}`));
  expect([new Set(unknown.slice(0, 20)), unknown[20]]).toEqual([new Set([422]), 429]);
  expect(refusal(await shopper.client.setCoupon('SLEEP10'))).toMatchObject({ status: 429 });
  store.clock.forward(3_600_000);
  result(await shopper.client.setCoupon('SLEEP10'));
});

it('Codes are not guessed by asking for quotes either', async () => {
  const guesser = store.shopper(undefined, '203.0.113.5');
  const ask = (couponCode: string) => guesser.client.productQuotes({ productItems: [], couponCode });
  const statuses = await statusesOfCalls(101, (time) => ask(`QUOTE${time}`));
  expect(statuses[100]).toBe(429);
  expect(statuses.slice(0, 100)).not.toContain(429);
});
