import { encodeQuery } from '@counterpane/contract/encode-query';
import { expect, test } from 'vitest';
import { type Ask, QuoteBatch } from './quote-batch.ts';

const askOf = (place: string, text: string): Ask<null> => ({
  place,
  request: { couponCode: text, items: [] },
  answer: () => undefined,
});

test('a batch knows how long its call would be, whatever is added to it and taken out again', () => {
  const batch = new QuoteBatch<null>();
  const asks = ['SLEEP10', 'é', '💤 zzz', 'SLEEP10', '', 'no-coupon'].map((text, index) =>
    askOf(`place-${index}`, text),
  );
  const expectTrue = () => {
    for (const { request } of [...asks, askOf('new', 'ONCE50')]) {
      const isIn = batch.requests.some(({ couponCode }) => couponCode === request.couponCode);
      const all = isIn ? batch.requests : [...batch.requests, request];
      expect(batch.sizeWith(request)).toBe(encodeQuery(all).length);
    }
  };
  expectTrue();
  for (const ask of asks) {
    batch.add(ask);
    expectTrue();
  }
  for (const ask of asks) {
    batch.remove(ask);
    batch.remove(ask);
    expectTrue();
  }
  expect(batch.isEmpty).toBe(true);
});
