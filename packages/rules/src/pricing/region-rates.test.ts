import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratesFor } from './region-rates.ts';

const TABLE = {
  cityTax: { '100': 887.5, '941': 862.5, '94110': 900 },
  stateTax: { NY: 853, CA: 885, OR: 0 },
  recyclingFees: { CA: 1600, RI: 2250 },
};

describe('the rates where an order goes', () => {
  it("are the state's", () => {
    expect(ratesFor({ state: 'NY', zip: '14201' }, TABLE)).toEqual({
      name: 'New York',
      taxBasisPoints: 853,
      recyclingFee: 0,
      taxIncluded: false,
    });
  });

  it("are the city's where the city has its own", () => {
    expect(ratesFor({ state: 'NY', zip: '10001' }, TABLE).taxBasisPoints).toBe(887.5);
    expect(ratesFor({ state: 'NY', zip: ' 10001-1234' }, TABLE).taxBasisPoints).toBe(887.5);
  });

  it('are those of the longest prefix that fits', () => {
    expect(ratesFor({ state: 'CA', zip: '94110' }, TABLE).taxBasisPoints).toBe(900);
    expect(ratesFor({ state: 'CA', zip: '94111' }, TABLE).taxBasisPoints).toBe(862.5);
  });

  it('have the fee of the state also in a city with its own tax', () => {
    expect(ratesFor({ state: 'CA', zip: '94110' }, TABLE).recyclingFee).toBe(1600);
    expect(ratesFor({ state: 'CA', zip: '90210' }, TABLE).recyclingFee).toBe(1600);
  });

  it('may be nothing', () => {
    expect(ratesFor({ state: 'OR', zip: '97201' }, TABLE)).toMatchObject({
      taxBasisPoints: 0,
      recyclingFee: 0,
    });
  });

  it('are nothing where nobody knows them', () => {
    expect(ratesFor({ state: 'ON', zip: 'K1A 0B1' }, TABLE)).toEqual({
      name: 'ON',
      taxBasisPoints: 0,
      recyclingFee: 0,
      taxIncluded: false,
    });
  });

  it('are numbers whatever somebody typed as a state', () => {
    const typed = fc.oneof(fc.string(), fc.constantFrom('constructor', 'toString', '__proto__', 'valueOf'));
    fc.assert(
      fc.property(typed, fc.string(), (state, zip) => {
        const { taxBasisPoints, recyclingFee } = ratesFor({ state, zip }, TABLE);
        expect(taxBasisPoints).toBeGreaterThanOrEqual(0);
        expect(recyclingFee).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
