import {
  type AttentiveSandbox,
  startAttentiveSandbox,
} from '@counterpane/sandboxes/attentive/attentive-sandbox';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebhookRefused } from '../../webhook.ts';
import { describeTextService } from '../describe-text-service.ts';
import { TextServiceFailed } from '../port.ts';
import { attentiveService } from './attentive-service.ts';

const KEYS = { apiKey: 'key-of-this-test', signUpSourceId: '357276', webhookKey: 'signs' };
const ADA = { phone: '+12125550142', email: 'ada@example.com', clientUserId: 'customer-1' };

let sandbox: AttentiveSandbox;
beforeAll(async () => {
  sandbox = await startAttentiveSandbox({ ...KEYS, host: '127.0.0.1', port: 0 });
});
beforeEach(() => sandbox.fault(null));
afterAll(() => sandbox.close());

const service = (other = {}) =>
  attentiveService({ ...KEYS, apiUrl: sandbox.url, timeoutMs: 5_000, ...other });

describeTextService('Attentive', async () => {
  const own = await startAttentiveSandbox({ ...KEYS, host: '127.0.0.1', port: 0 });
  const of = (other = {}) => attentiveService({ ...KEYS, apiUrl: own.url, timeoutMs: 2_000, ...other });
  return {
    service: of(),
    failing: of({ apiKey: 'another' }),
    isSubscribed: (phone) => own.subscribers().some((one) => one.phone === phone && one.isSubscribed),
    welcomes: (phone) => own.welcomes(phone),
    stop: (phone, at) => own.stop(phone, at),
    close: () => own.close(),
  };
});

it('A number is put on the list with its email and the shop’s own id, and taken off again', async () => {
  await service().subscribe(ADA);
  await service().subscribe({ ...ADA, phone: '+15145550142', clientUserId: null });
  expect(sandbox.subscribers()).toEqual([
    { ...ADA, isSubscribed: true },
    { ...ADA, phone: '+15145550142', clientUserId: null, isSubscribed: true },
  ]);
  await service().unsubscribe({ ...ADA, email: '' });
  expect(sandbox.subscribers().map(({ isSubscribed }) => isSubscribed)).toEqual([false, true]);
});

it('A number whose owner sends STOP is told of by a signed webhook', async () => {
  await service().subscribe(ADA);
  const call = sandbox.stop(ADA.phone, new Date('2026-11-20T12:00:00Z'));
  expect(service().readWebhook(call)).toEqual({ phone: ADA.phone, at: '2026-11-20T12:00:00.000Z' });
  expect(sandbox.subscribers().find(({ phone }) => phone === ADA.phone)?.isSubscribed).toBe(false);
  expect(() => service({ webhookKey: 'another' }).readWebhook(call)).toThrow(WebhookRefused);
});

it.each(['error500', 'busy', 'html', 'hang'] as const)(
  'A call that is not accepted has failed: %s',
  async (kind) => {
    sandbox.fault(kind);
    await expect(service({ timeoutMs: 200 }).subscribe(ADA)).rejects.toBeInstanceOf(TextServiceFailed);
  },
);

it('A wrong key, an unknown sign-up source and a number of no country have failed, and no error has the number', async () => {
  for (const [own, subscriber] of [
    [{ apiKey: 'another' }, ADA],
    [{ signUpSourceId: '1' }, ADA],
    [{}, { ...ADA, phone: '212 555 0142' }],
  ] as const) {
    const error = await service(own).subscribe(subscriber).catch(String);
    expect(error).toMatch(/^TextServiceFailed: Attentive answered 4\d\d$/);
  }
});
