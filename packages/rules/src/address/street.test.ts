import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PO_BOXES, validateLength, validateLine1, validateLine2 } from './street.ts';

const shipping = (line: string) => validateLine1(line, 'shipping');

describe('the first line of an address', () => {
  it('is a street with its number', () => {
    expect(shipping('12 Main Street')).toBeNull();
    expect(shipping('Ñuñoa 7')).toBeNull();
  });

  it('is required for shipping [K5.05]', () => {
    expect(shipping('')).toBe('Please enter a shipping address');
    expect(shipping('   ')).toBe('Please enter a shipping address');
  });

  it('is required for billing [K5.06]', () => {
    expect(validateLine1('', 'billing')).toBe('Please enter a billing address');
  });

  it('is at most 100 characters long [K5.07]', () => {
    expect(shipping('a'.repeat(100))).toBeNull();
    expect(shipping(`  ${'a'.repeat(100)}  `)).toBeNull();
    expect(shipping('a'.repeat(101))).toBe('Please enter a valid address');
  });

  it('contains a letter [K5.08]', () => {
    expect(shipping('12345')).toBe('Please enter a valid address');
    expect(shipping('--- 7 ---')).toBe('Please enter a valid address');
    expect(shipping('7 B')).toBeNull();
  });

  it('is no PO Box, for shipping and billing [K5.09]', () => {
    expect(NO_PO_BOXES).toBe('We do not currently ship to PO Boxes');
    expect(shipping('po box 12')).toBe(NO_PO_BOXES);
    expect(shipping('Post Office Box 12')).toBe(NO_PO_BOXES);
    expect(validateLine1('PO Box 12', 'billing')).toBe(NO_PO_BOXES);
  });

  it('is no PO Box however it is written', () => {
    expect(shipping('P.O. Box 12')).toBe(NO_PO_BOXES);
    expect(shipping('P. O. Box 12')).toBe(NO_PO_BOXES);
    expect(shipping('p o  box 12')).toBe(NO_PO_BOXES);
    expect(shipping('P.O.Box 12')).toBe(NO_PO_BOXES);
    expect(shipping('P/O Box 12')).toBe(NO_PO_BOXES);
    expect(shipping('PO-Box 12')).toBe(NO_PO_BOXES);
    expect(shipping('POBox12')).toBe(NO_PO_BOXES);
    expect(shipping('PO Box#12')).toBe(NO_PO_BOXES);
    expect(shipping('Post-Office-Box 12')).toBe(NO_PO_BOXES);
  });

  it('is no PO Box behind a street either', () => {
    expect(shipping('12 Main Street, PO Box 5')).toBe(NO_PO_BOXES);
    expect(shipping('12 Main Street,PO Box 5')).toBe(NO_PO_BOXES);
    expect(shipping('12 Main Street 5PO Box')).toBe(NO_PO_BOXES);
  });

  it('may be a street that only sounds like a PO Box', () => {
    expect(shipping('7 Boxwood Lane')).toBeNull();
    expect(shipping('12 Po Boxwood Lane')).toBeNull();
    expect(shipping('5 Apo Box Street')).toBeNull();
    expect(shipping('1 Post Office Road')).toBeNull();
    expect(shipping('3 Expo Boxer Way')).toBeNull();
  });

  it('is no PO Box whatever signs stand between its words', () => {
    const sign = fc.constantFrom('', ' ', '.', '. ', ' - ', ',', '  ');
    const gap = fc.constantFrom(' ', '-', '. ', '  ', '_');
    fc.assert(
      fc.property(sign, gap, fc.nat({ max: 99_999 }), (between, before, number) => {
        expect(shipping(`p${between}o${before}box ${number}`)).toBe(NO_PO_BOXES);
        expect(shipping(`P${between}O${before}BOX${number}`)).toBe(NO_PO_BOXES);
      }),
    );
  });
});

describe('the second line of an address', () => {
  it('may be empty [K5.10]', () => {
    expect(validateLine2('')).toBeNull();
    expect(validateLine2('   ')).toBeNull();
  });

  it('may be a number alone', () => {
    expect(validateLine2('4')).toBeNull();
  });

  it('is at most 50 characters long [K5.11]', () => {
    expect(validateLine2('a'.repeat(50))).toBeNull();
    expect(validateLine2('a'.repeat(51))).toBe('Please enter at most 50 characters');
    expect(validateLength(` ${'ä'.repeat(50)} `)).toBeNull();
    expect(validateLength('🛏'.repeat(51))).toBe('Please enter at most 50 characters');
  });

  it('is no PO Box [K5.12]', () => {
    expect(validateLine2('PO Box 12')).toBe(NO_PO_BOXES);
    expect(validateLine2('Apt 4, P.O. Box 12')).toBe(NO_PO_BOXES);
  });
});

it('a post office box is one in full-width letters too', () => {
  expect(validateLine1('ＰＯ Ｂｏｘ 4', 'shipping')).toBe(NO_PO_BOXES);
});
