import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AmazonStore, openAmazonStore } from '../amazon/testing/amazon-store.ts';

const lines: Record<string, unknown>[] = [];
let store: AmazonStore;
beforeAll(async () => {
  store = await openAmazonStore({
    logger: pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  });
});
beforeEach(() => void lines.splice(0));
afterAll(() => store.close());

const told = (ObjectId: string) => ({
  MerchantID: 'merchant_1',
  ObjectType: 'CHARGE',
  ObjectId,
  NotificationType: 'STATE_CHANGE',
});

const tell = (payload: string, remoteAddress: string) =>
  store.api.inject({
    method: 'POST',
    url: '/api/webhooks/amazon',
    remoteAddress,
    headers: { host: 'halcyon.localhost', 'content-type': 'text/plain; charset=UTF-8' },
    payload,
  });

it('A notification that the provider cannot be asked about now is to be sent again', async () => {
  const body = store.signed(told('S01-0000001-0000001-C000001'));
  await store.fault('error500', 10);
  const refused = await tell(body, '192.0.2.1');
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'payment_unavailable']);
  await store.recovers();
  expect((await tell(body, '192.0.2.1')).statusCode).toBe(200);
});

it('What cannot be verified now is told of in the log ten times a minute for one address, and always sent again', async () => {
  const body = store.signed(told('S01-0000001-0000001-C000003'));
  await store.fault('error500', 30);
  const warned = () => lines.filter(({ msg }) => msg === 'a notification cannot be verified now');
  for (let count = 0; count < 12; count += 1) expect((await tell(body, '192.0.2.3')).statusCode).toBe(503);
  expect(warned()).toHaveLength(10);
  expect(new Set(warned().map(({ level }) => level))).toEqual(new Set([40]));
  await store.recovers();
});

it('Ten forged notifications a minute are answered to one address, and those of the provider go on from there too', async () => {
  const forged = JSON.stringify({ ...JSON.parse(store.signed(told('S01'))), Signature: 'Zm9yZ2Vk' });
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await tell(forged, '192.0.2.2')).statusCode);
  expect([new Set(statuses.slice(0, 10)), statuses[10]]).toEqual([new Set([400]), 429]);
  expect((await tell(store.signed(told('S01-0000001-0000001-C000002')), '192.0.2.2')).statusCode).toBe(200);
});
