import { BILLING_TERRITORIES, CA_PROVINCES, US_STATES } from '@counterpane/rules/address/states';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import zipcodes from 'zipcodes';
import { statesOfPostalCode, statesOfZip, zipIsInState } from './zip-states.ts';

const ZIPS = Array.from({ length: 1000 }, (_, prefix) => `${String(prefix).padStart(3, '0')}01`);

/** Whose streets lie on both sides of a border. */
const ACROSS_BORDERS = [
  ...['02861', '42223', '59221', '63673', '71749', '81137'],
  ...['84536', '86044', '86515', '88063', '89439', '97635'],
];

describe('the state of a ZIP code', () => {
  it('is found by its first three digits', () => {
    expect(statesOfZip('87101')).toEqual(['NM']);
    expect(statesOfZip('10001')).toEqual(['NY']);
    expect(statesOfZip('90210')).toEqual(['CA']);
    expect(statesOfZip('02134-1000')).toEqual(['MA']);
  });

  it('is New York for the lowest ZIP code there is', () => {
    expect(statesOfZip('00501')).toEqual(['NY']);
  });

  it('is one of two where a prefix crosses a border', () => {
    expect(statesOfZip('06390')).toEqual(['CT', 'NY']);
    expect(statesOfZip('83414')).toEqual(['ID', 'WY']);
    expect(statesOfZip('96799')).toEqual(['HI', 'AS']);
    expect(statesOfZip('96910')).toEqual(['GU', 'MP']);
  });

  it('is Washington, Virginia or Maryland around the capital', () => {
    expect(statesOfZip('20001')).toEqual(['DC']);
    expect(statesOfZip('20101')).toEqual(['VA']);
    expect(statesOfZip('20601')).toEqual(['MD']);
  });

  it('is none for the army, for Puerto Rico, and for no ZIP code at all', () => {
    expect(statesOfZip('34001')).toEqual([]);
    expect(statesOfZip('09001')).toEqual([]);
    expect(statesOfZip('00601')).toEqual([]);
    expect(statesOfZip('')).toEqual([]);
    expect(statesOfZip('K1A 0B1')).toEqual([]);
  });

  it('is known for every state and territory: each has at least one ZIP code', () => {
    const known = new Set(ZIPS.flatMap(statesOfZip));
    const wanted = [...US_STATES, ...BILLING_TERRITORIES].map(({ code }) => code);
    expect(wanted.filter((code) => !known.has(code))).toEqual([]);
    expect(known.size).toBe(wanted.length);
  });

  it('is shared where streets lie on both sides of a border', () => {
    expect(statesOfZip('42223')).toEqual(['KY', 'TN']);
    expect(statesOfZip('89439')).toEqual(['CA', 'NV']);
    expect(zipIsInState('42223-1234', 'TN')).toBe(true);
  });

  it('is shared by two states at most, but for the government’s own around the capital', () => {
    expect(ZIPS.filter((zip) => statesOfZip(zip).length > 2)).toEqual(['20501']);
  });

  it('is never another one than the list of all codes says, of the states that we know', () => {
    const known = [...US_STATES, ...BILLING_TERRITORIES].map(({ code }) => code);
    const codes = Object.values(zipcodes.codes).filter(
      ({ country, state }) => country === 'US' && known.includes(state),
    );
    expect(codes.length).toBeGreaterThan(40_000);
    expect(codes.filter(({ zip, state }) => !statesOfZip(zip).includes(state))).toEqual([]);
  });
});

describe('whether a ZIP code lies in a state', () => {
  it('does for its own and does not for another', () => {
    expect(zipIsInState('87101', 'NM')).toBe(true);
    expect(zipIsInState('87101', 'NY')).toBe(false);
  });

  it('does with spaces around it', () => {
    expect(zipIsInState(' 87101 ', 'NM')).toBe(true);
  });

  it('never does in a state that does not exist', () => {
    expect(zipIsInState('87101', 'XX')).toBe(false);
    expect(zipIsInState('87101', 'constructor')).toBe(false);
    expect(zipIsInState('87101', '')).toBe(false);
  });

  it('depends on the last two digits only across a border', () => {
    const all = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'));
    const usual = ZIPS.map((zip) => String(statesOfZip(zip)));
    const others = all.filter((zip) => String(statesOfZip(zip)) !== usual[Number(zip.slice(0, 3))]);
    expect(others).toEqual(ACROSS_BORDERS);
  });

  it.each(ACROSS_BORDERS)('%s lies in the state of its first digits and in one more', (zip) => {
    const usual = statesOfZip(`${zip.slice(0, 3)}01`);
    expect(usual).toHaveLength(1);
    expect(statesOfZip(zip)).toHaveLength(2);
    expect(statesOfZip(zip)).toEqual(expect.arrayContaining(usual));
  });

  it('does not depend on the four digits behind the five', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999 }), fc.nat({ max: 9999 }), (number, more) => {
        const zip = String(number).padStart(5, '0');
        expect(statesOfZip(`${zip}-${String(more).padStart(4, '0')}`)).toEqual(statesOfZip(zip));
      }),
    );
  });
});

describe('the province of a postal code', () => {
  it('is found by its first letter, in either case', () => {
    expect(statesOfPostalCode('M5V 2T6', 'CA')).toEqual(['ON']);
    expect(statesOfPostalCode('h2x1y4', 'CA')).toEqual(['QC']);
    expect(statesOfPostalCode('X1A 1A1', 'CA')).toEqual(['NT', 'NU']);
    expect(statesOfPostalCode('K1A 0B1', 'CA')).toEqual(['ON', 'QC']);
    expect(statesOfPostalCode('10001', 'CA')).toEqual([]);
  });

  it('is not asked for in the United Kingdom', () => {
    expect(statesOfPostalCode('SW1A 1AA', 'GB')).toBe(null);
  });

  it('is never another one than the list of all codes says', () => {
    // The list says "Northwest Territory", and names a town for a few.
    const named = (code: string, title: string) => [code, title.replace('Territories', 'Territory')] as const;
    const provinces = new Map(
      CA_PROVINCES.map(({ code, title }) => named(code, code === 'NU' ? 'Nunavut Territory' : title)),
    );
    const titles = new Set(provinces.values());
    const codes = Object.values(zipcodes.codes).filter(
      ({ country, state }) => country === 'Canada' && titles.has(state),
    );
    expect(new Set(codes.map(({ state }) => state)).size).toBe(CA_PROVINCES.length);
    const isWrong = ({ zip, state }: (typeof codes)[number]) =>
      !statesOfPostalCode(zip, 'CA')?.some((code) => provinces.get(code) === state);
    expect(codes.filter(isWrong)).toEqual([]);
  });
});
