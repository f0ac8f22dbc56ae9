import { BILLING_TERRITORIES, US_STATES } from '@counterpane/rules/address/states';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statesOfZip, zipIsInState } from './zip-states.ts';

const ZIPS = Array.from({ length: 1000 }, (_, prefix) => `${String(prefix).padStart(3, '0')}01`);

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

  it('is shared by two states at most', () => {
    expect(ZIPS.filter((zip) => statesOfZip(zip).length > 2)).toEqual([]);
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

  it('does not depend on the last two digits, nor on the four behind them', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999 }), fc.nat({ max: 99 }), fc.nat({ max: 9999 }), (prefix, end, more) => {
        const zip = `${String(prefix).padStart(3, '0')}${String(end).padStart(2, '0')}`;
        const long = `${zip}-${String(more).padStart(4, '0')}`;
        expect(statesOfZip(long)).toEqual(statesOfZip(ZIPS[prefix] ?? ''));
      }),
    );
  });
});
