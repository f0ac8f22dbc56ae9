import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { WebhookRefused } from '../../webhook.ts';
import { readWebhook } from './read-webhook.ts';

const NOW = Date.parse('2026-03-02T10:00:00Z');
const SECRET = 'secret';
const sign = (text: string) => `hmac-sha256-hex=${createHmac('sha256', SECRET).update(text).digest('hex')}`;

const NEWS = JSON.stringify({
  id: 'evt_1',
  object: 'Event',
  description: 'tracker.updated',
  result: {
    id: 'trk_1',
    object: 'Tracker',
    tracking_code: '9400',
    carrier: 'USPS',
    status: 'in_transit',
    status_detail: 'departed_facility',
    created_at: '2026-03-01T10:00:00Z',
    updated_at: '2026-03-02T09:30:00Z',
    est_delivery_date: '2026-03-05T00:00:00Z',
    tracking_details: [{ status: 'in_transit', datetime: '2026-03-02T09:00:00Z' }],
    carrier_detail: null,
    public_url: 'https://track.easypost.com/1',
  },
});

const read = (body: string, headers: Record<string, string | undefined>, secret = SECRET) =>
  readWebhook({ body, headers }, secret, NOW);

test('A signed call says where a parcel is', () => {
  expect(read(NEWS, { 'x-hmac-signature': sign(NEWS) })).toEqual({
    eventId: 'trk_1 underway 2026-03-02T09:00:00.000Z 2026-03-05',
    trackingNumber: '9400',
    state: 'underway',
    at: '2026-03-02T09:00:00.000Z',
    expectedOn: '2026-03-05',
  });
});

test('A secret with an accent signs the same however the accent was typed', () => {
  // Computed with openssl, with the é as e and its accent.
  const signature = 'hmac-sha256-hex=74d1ec17f48e230ce61118059eae90897ef82c15c50d7be0a110f16610e7d8a6';
  const body = '{"description":"batch.updated"}';
  for (const secret of ['s\u00e9cret', 'se\u0301cret'])
    expect(read(body, { 'x-hmac-signature': signature }, secret)).toBeNull();
});

test('A call without a signature, or with one of another secret or body, is refused', () => {
  for (const headers of [
    {},
    { 'x-hmac-signature': '' },
    { 'x-hmac-signature': sign(`${NEWS} `) },
    { 'x-hmac-signature': sign(NEWS).replace('hmac-sha256-hex=', '') },
  ])
    expect(() => read(NEWS, headers)).toThrow(WebhookRefused);
  expect(() => read(NEWS, { 'x-hmac-signature': sign(NEWS) }, 'another')).toThrow(WebhookRefused);
});

test('A call with the newer signature alone is read within five minutes, and refused later', () => {
  const signed = (timestamp: string, path = '/hook') => ({
    'x-timestamp': timestamp,
    'x-path': path,
    'x-hmac-signature-v2': sign(`${timestamp}POST/hook${NEWS}`),
  });
  expect(read(NEWS, signed('Mon, 02 Mar 2026 09:56:00 -0000'))).toMatchObject({ trackingNumber: '9400' });
  for (const headers of [
    signed('Mon, 02 Mar 2026 09:54:00 -0000'),
    signed('Mon, 02 Mar 2026 10:06:00 -0000'),
    signed('some time'),
    signed('Mon, 02 Mar 2026 09:56:00 -0000', '/other'),
  ])
    expect(() => read(NEWS, headers)).toThrow(WebhookRefused);
});

test('A signed call that is no news of a parcel says nothing', () => {
  for (const body of [
    JSON.stringify({ description: 'batch.updated', result: {} }),
    JSON.stringify({ description: 'tracker.updated', result: { id: 'trk_1' } }),
    'no JSON',
    'null',
  ])
    expect(read(body, { 'x-hmac-signature': sign(body) })).toBeNull();
});
