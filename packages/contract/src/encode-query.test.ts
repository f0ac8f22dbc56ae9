import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeQuery, encodeQuery } from './encode-query.ts';

describe('a query in base64', () => {
  it('is the JSON of what is asked, in letters that need no escape', () => {
    expect(encodeQuery([{ couponCode: 'no-coupon' }])).toBe('W3siY291cG9uQ29kZSI6Im5vLWNvdXBvbiJ9XQ');
    expect(encodeQuery('ÿÿ?>~')).toMatch(/^[\w-]+$/);
  });

  it('is read in the plain letters too, padded or not, and with pluses that became spaces', () => {
    const plain = Buffer.from('"~~~>>>???"').toString('base64');
    expect(plain).toContain('+');
    for (const text of [plain, plain.replaceAll('+', ' '), plain.replace(/=+$/, ''), ` ${plain} `])
      expect(decodeQuery(text)).toEqual({ ok: true, value: '~~~>>>???' });
  });

  it('keeps what is not English', () => {
    expect(decodeQuery(encodeQuery({ title: 'Crème 床 🛏' }))).toEqual({
      ok: true,
      value: { title: 'Crème 床 🛏' },
    });
  });

  it('is refused when it is no base64, no UTF-8 or no JSON', () => {
    const broken = Buffer.from([0x22, 0xff, 0x22]).toString('base64');
    for (const text of ['', '!', 'abc$', broken, btoa('{"a":'), 'A'])
      expect(decodeQuery(text), text).toEqual({ ok: false });
  });

  it('says the same when it is read as when it was written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = decodeQuery(encodeQuery(value));
        expect(read.ok && JSON.stringify(read.value)).toBe(JSON.stringify(value));
      }),
    );
  });
});
