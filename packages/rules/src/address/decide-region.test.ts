import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRegion as decide, type Region, type ShippingArea } from './decide-region.ts';
import { US_STATES } from './states.ts';

const US = { country: 'US', blacklistedZips: ['967', '968'] };
const newMexico = { country: 'US', state: 'NM', zip: '87101' };

/** By its first digit or letter, as much as the rule needs. */
const statesOfCode = (code: string): string[] =>
  ({ 8: ['NM'], 9: ['HI', 'CA'], K: ['ON'] })[code.slice(0, 1)] ?? [];
const statesOfZip = (code: string, country: string): string[] | null =>
  country === 'GB' ? null : statesOfCode(code);
const decideRegion = (region: Region, area: ShippingArea) => decide(region, area, statesOfZip);

describe('whether we ship to a region', () => {
  it('is yes where the ZIP code lies in the state', () => {
    expect(decideRegion(newMexico, US)).toEqual({ ok: true, change: newMexico });
  });

  it('is no where the ZIP code lies in another state, and says which', () => {
    expect(decideRegion({ ...newMexico, state: 'NY' }, US)).toEqual({
      ok: false,
      refusal: { code: 'zip_mismatch', state: 'NY', zip: '87101', states: ['NM'] },
    });
  });

  it('is no where a blacklisted prefix matches', () => {
    expect(decideRegion({ country: 'US', state: 'HI', zip: '96801' }, US)).toEqual({
      ok: false,
      refusal: { code: 'region_blacklisted' },
    });
  });

  it('tells of the wrong ZIP code before it tells of the blacklist', () => {
    expect(decideRegion({ country: 'US', state: 'NM', zip: '96801' }, US)).toMatchObject({
      refusal: { code: 'zip_mismatch' },
    });
  });

  it('does not mind spaces around a ZIP code that was fine as typed', () => {
    expect(decideRegion({ ...newMexico, zip: ' 87101 ' }, US).ok).toBe(true);
    expect(decideRegion({ country: 'US', state: 'HI', zip: ' 96801' }, US).ok).toBe(false);
  });

  it('is yes in a country whose addresses need no state', () => {
    const london = { country: 'GB', state: 'Greater London', zip: 'SW1A 1AA' };
    expect(decideRegion(london, { country: 'GB', blacklistedZips: [] }).ok).toBe(true);
  });

  it('compares the province with the postal code in Canada', () => {
    const ottawa = { country: 'CA', state: 'ON', zip: 'K1A 0B1' };
    expect(decideRegion(ottawa, { country: 'CA', blacklistedZips: [] }).ok).toBe(true);
    expect(decideRegion({ ...ottawa, state: 'QC' }, { country: 'CA', blacklistedZips: [] })).toMatchObject({
      refusal: { code: 'zip_mismatch', states: ['ON'] },
    });
    expect(decideRegion(ottawa, { country: 'CA', blacklistedZips: ['K1A'] })).toMatchObject({
      refusal: { code: 'region_blacklisted' },
    });
  });

  it('is no for another country than the storefront’s', () => {
    expect(decideRegion({ country: 'CA', state: 'ON', zip: 'K1A 0B1' }, US)).toMatchObject({
      refusal: { code: 'region_blacklisted' },
    });
  });

  it('is yes for one or two of the states, whatever the ZIP code', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 99_999 }), (number) => {
        const zip = String(number).padStart(5, '0');
        fc.pre(!US.blacklistedZips.some((prefix) => zip.startsWith(prefix)));
        const states = US_STATES.map(({ code }) => code);
        const shipped = states.filter((state) => decideRegion({ country: 'US', state, zip }, US).ok);
        expect(shipped).toEqual(states.filter((state) => statesOfCode(zip).includes(state)));
        expect(shipped.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
