import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCity } from './city.ts';

const PO_BOXES = 'We do not currently ship to PO Boxes';

describe('a city', () => {
  it('may be any name with a letter in it', () => {
    expect(checkCity('Albuquerque')).toBeNull();
    expect(checkCity("Coeur d'Alene")).toBeNull();
    expect(checkCity('St. Louis')).toBeNull();
    expect(checkCity('Cañon City')).toBeNull();
  });

  it('[K5.13] is required', () => {
    expect(checkCity('')).toBe('Please enter your city');
    expect(checkCity('  ')).toBe('Please enter your city');
  });

  it('[K5.14] is at most 50 characters long', () => {
    expect(checkCity('a'.repeat(50))).toBeNull();
    expect(checkCity('a'.repeat(51))).toBe('Please enter a valid city');
  });

  it('[K5.15] contains a letter', () => {
    expect(checkCity('87101')).toBe('Please enter a valid city');
    expect(checkCity('---')).toBe('Please enter a valid city');
  });

  it('[K5.17] is no post office of the army, the embassies or the fleet', () => {
    expect(checkCity('po')).toBe(PO_BOXES);
    expect(checkCity('APO')).toBe(PO_BOXES);
    expect(checkCity('Dpo')).toBe(PO_BOXES);
    expect(checkCity('FPO')).toBe(PO_BOXES);
  });

  it('is none with points and spaces in between either', () => {
    expect(checkCity(' A.P.O. ')).toBe(PO_BOXES);
    expect(checkCity('F. P. O.')).toBe(PO_BOXES);
  });

  it('may have such letters in its name', () => {
    expect(checkCity('Poway')).toBeNull();
    expect(checkCity('Apollo')).toBeNull();
    expect(checkCity('El Paso')).toBeNull();
  });

  it('does not mind spaces around it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        expect(checkCity(`  ${text}\t`)).toBe(checkCity(text));
      }),
    );
  });
});

it('a post office is one however it is set off, and with the region that follows it', () => {
  for (const city of ['P-O', 'FPO AE', 'A.P.O. AP', 'ＤＰＯ']) expect(checkCity(city)).toBe(PO_BOXES);
  for (const city of ['Poland', 'Apollo', 'Po Valley']) expect(checkCity(city)).toBeNull();
});
