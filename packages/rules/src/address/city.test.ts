import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateCity } from './city.ts';

const PO_BOXES = 'We do not currently ship to PO Boxes';

describe('a city', () => {
  it('may be any name with a letter in it', () => {
    expect(validateCity('Albuquerque')).toBeNull();
    expect(validateCity("Coeur d'Alene")).toBeNull();
    expect(validateCity('St. Louis')).toBeNull();
    expect(validateCity('Cañon City')).toBeNull();
  });

  it('is required [K5.13]', () => {
    expect(validateCity('')).toBe('Please enter your city');
    expect(validateCity('  ')).toBe('Please enter your city');
  });

  it('is at most 50 characters long [K5.14]', () => {
    expect(validateCity('a'.repeat(50))).toBeNull();
    expect(validateCity('a'.repeat(51))).toBe('Please enter a valid city');
  });

  it('contains a letter [K5.15]', () => {
    expect(validateCity('87101')).toBe('Please enter a valid city');
    expect(validateCity('---')).toBe('Please enter a valid city');
  });

  it('is no post office of the army, the embassies or the fleet [K5.17]', () => {
    expect(validateCity('po')).toBe(PO_BOXES);
    expect(validateCity('APO')).toBe(PO_BOXES);
    expect(validateCity('Dpo')).toBe(PO_BOXES);
    expect(validateCity('FPO')).toBe(PO_BOXES);
  });

  it('is none with points and spaces in between either', () => {
    expect(validateCity(' A.P.O. ')).toBe(PO_BOXES);
    expect(validateCity('F. P. O.')).toBe(PO_BOXES);
  });

  it('may have such letters in its name', () => {
    expect(validateCity('Poway')).toBeNull();
    expect(validateCity('Apollo')).toBeNull();
    expect(validateCity('El Paso')).toBeNull();
  });

  it('does not mind spaces around it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        expect(validateCity(`  ${text}\t`)).toBe(validateCity(text));
      }),
    );
  });
});

it('a post office is one however it is set off, and with the region that follows it', () => {
  for (const city of ['P-O', 'FPO AE', 'A.P.O. AP', 'ＤＰＯ']) expect(validateCity(city)).toBe(PO_BOXES);
  for (const city of ['Poland', 'Apollo', 'Po Valley']) expect(validateCity(city)).toBeNull();
});
