import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDeliveryWindow, windowKey } from './delivery-windows.ts';

const OFFERED = [
  { from: 8, until: 12 },
  { from: 12, until: 16 },
];

test('A window is one of those that a storefront has, and none is the whole day', () => {
  expect(parseDeliveryWindow('12-16', OFFERED)).toEqual({ ok: true, change: OFFERED[1] });
  expect(parseDeliveryWindow('', OFFERED)).toEqual({ ok: true, change: null });
});

test('Every window that is offered can be chosen by its key, and nothing else can', () => {
  const refused = { ok: false, refusal: { code: 'delivery_window_unavailable' } };
  for (const window of OFFERED)
    expect(parseDeliveryWindow(windowKey(window), OFFERED)).toEqual({ ok: true, change: window });
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      fc.pre(!OFFERED.some((one) => windowKey(one) === text));
      expect(parseDeliveryWindow(text, OFFERED)).toEqual(refused);
    }),
  );
});
