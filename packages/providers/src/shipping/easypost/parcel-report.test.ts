import { expect, test } from 'vitest';
import { toParcelReport } from './parcel-report.ts';

const TRACKER = {
  id: 'trk_1',
  tracking_code: '9400',
  carrier: 'USPS',
  status: 'in_transit',
  status_detail: 'in_transit',
  created_at: '2026-03-01T10:00:00Z',
  updated_at: '2026-03-02T12:00:00Z',
  est_delivery_date: null,
  carrier_detail: null,
  tracking_details: [],
  public_url: null,
};

const stateOf = (status: string, detail = 'unknown') =>
  toParcelReport({ ...TRACKER, status, status_detail: detail }).state;

test('Every word of EasyPost for where a parcel is has one of ours', () => {
  const words = [
    'pre_transit',
    'in_transit',
    'out_for_delivery',
    'delivered',
    'available_for_pickup',
    'return_to_sender',
    'cancelled',
    'error',
    'unknown',
    'a word that is new',
  ];
  expect(words.map((word) => stateOf(word))).toEqual([
    'announced',
    'underway',
    'out_for_delivery',
    'delivered',
    'underway',
    'returned_to_sender',
    'unknown',
    'unknown',
    'unknown',
    'unknown',
  ]);
});

test('A parcel whose delivery failed is lost only where that is said', () => {
  expect(stateOf('failure', 'lost')).toBe('lost');
  expect(stateOf('failure', 'damaged')).toBe('unknown');
});

test('What is told happened at the newest scan that says the same, in any zone', () => {
  const tracking_details = [
    { status: 'pre_transit', datetime: '2026-03-01T10:00:00Z' },
    { status: 'in_transit', datetime: '2026-03-01T23:00:00-05:00' },
    { status: 'in_transit', datetime: '2026-03-01T20:00:00Z' },
    { status: 'unknown', datetime: '2026-03-03T10:00:00Z' },
    { status: 'in_transit', datetime: null },
  ];
  expect(toParcelReport({ ...TRACKER, tracking_details }).at).toBe('2026-03-02T04:00:00.000Z');
  expect(toParcelReport(TRACKER).at).toBe('2026-03-02T12:00:00.000Z');
});

test('The day of delivery is that of the place where it is delivered', () => {
  const expected = (local: string | null, est_delivery_date: string | null) =>
    toParcelReport({ ...TRACKER, est_delivery_date, carrier_detail: { est_delivery_date_local: local } })
      .expectedOn;
  expect(expected('2026-03-05', '2026-03-06T02:00:00Z')).toBe('2026-03-05');
  expect(expected(null, '2026-03-06T02:00:00Z')).toBe('2026-03-06');
  expect(expected('soon', null)).toBeNull();
});
