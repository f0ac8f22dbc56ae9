import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRegion } from './check-region.ts';
import { US_STATES } from './states.ts';
import { statesOfZip } from './zip-states.ts';

const HAWAII = ['967', '968'];
const newMexico = { country: 'US', state: 'NM', zip: '87101' };

describe('whether we ship to a region', () => {
  it('is yes where the ZIP code lies in the state', () => {
    expect(decideRegion(newMexico, HAWAII)).toEqual({ ok: true, change: newMexico });
  });

  it('is no where the ZIP code lies in another state, and says which', () => {
    expect(decideRegion({ ...newMexico, state: 'NY' }, HAWAII)).toEqual({
      ok: false,
      refusal: { code: 'zip_mismatch', state: 'NY', zip: '87101' },
    });
  });

  it('is no where a blacklisted prefix matches', () => {
    expect(decideRegion({ country: 'US', state: 'HI', zip: '96801' }, HAWAII)).toEqual({
      ok: false,
      refusal: { code: 'region_blacklisted' },
    });
  });

  it('tells of the wrong ZIP code before it tells of the blacklist', () => {
    expect(decideRegion({ country: 'US', state: 'NM', zip: '96801' }, HAWAII)).toMatchObject({
      refusal: { code: 'zip_mismatch' },
    });
  });

  it('does not mind spaces around a ZIP code that was fine as typed', () => {
    expect(decideRegion({ ...newMexico, zip: ' 87101 ' }, HAWAII).ok).toBe(true);
    expect(decideRegion({ country: 'US', state: 'HI', zip: ' 96801' }, HAWAII).ok).toBe(false);
  });

  it('does not compare provinces with ZIP codes outside the US', () => {
    expect(decideRegion({ country: 'CA', state: 'ON', zip: 'K1A 0B1' }, HAWAII).ok).toBe(true);
    expect(decideRegion({ country: 'CA', state: 'ON', zip: 'K1A 0B1' }, ['K1A'])).toMatchObject({
      refusal: { code: 'region_blacklisted' },
    });
  });

  it('is yes for one or two of the states, whatever the ZIP code', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 99_999 }), (number) => {
        const zip = String(number).padStart(5, '0');
        const states = US_STATES.map(({ code }) => code);
        const shipped = states.filter((state) => decideRegion({ country: 'US', state, zip }, []).ok);
        expect(shipped).toEqual(states.filter((state) => statesOfZip(zip).includes(state)));
        expect(shipped.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
