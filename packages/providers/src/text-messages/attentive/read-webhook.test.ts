import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { WebhookRefused } from '../../webhook.ts';
import { readWebhook } from './read-webhook.ts';

const KEY = 'signing key';
const sign = (body: string, key = KEY) => createHmac('sha256', key).update(body).digest('hex');
const event = (own: object = {}) => ({
  type: 'sms.unsubscribed',
  timestamp: 1_632_945_178_104,
  company: { display_name: 'Hudson & Ivy', company_id: 'MDc6Q29tcGFueTU' },
  subscriber: { external_id: 16_467_358, phone: '+12125550142' },
  ...own,
});

const read = (body: string, signature: string | undefined = sign(body), key: string | null = KEY) =>
  readWebhook({ body, headers: { 'x-attentive-hmac-sha256': signature } }, key);

test('A signed call says which number was taken off the list, and when', () => {
  for (const type of ['sms.unsubscribed', 'phone.unsubscribed'])
    expect(read(JSON.stringify(event({ type })))).toEqual({
      phone: '+12125550142',
      at: '2021-09-29T19:52:58.104Z',
    });
});

test('Other news, other forms and what is no JSON end no subscription', () => {
  for (const other of [
    { type: 'sms.subscribed' },
    { type: 'email.unsubscribed' },
    { subscriber: { email: 'ada@example.com' } },
    { subscriber: { phone: '212 555 0142' } },
    { timestamp: 'yesterday' },
    { timestamp: 1e300 },
  ])
    expect(read(JSON.stringify(event(other)))).toBeNull();
  for (const body of ['', 'null', '[]', '{']) expect(read(body)).toBeNull();
});

test('A call without a signature, with one of another key or body, or where no key is set is refused', () => {
  const body = JSON.stringify(event());
  for (const signature of ['', sign(`${body} `), sign(body, 'another'), sign(body).toUpperCase()])
    expect(() => read(body, signature)).toThrow(WebhookRefused);
  expect(() => read(body, sign(body), null)).toThrow(WebhookRefused);
  expect(() => readWebhook({ body, headers: {} }, KEY)).toThrow(WebhookRefused);
});
