import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratesAnywhere, ratesFor } from './region-rates.ts';

const always = (rate: number) => [{ since: '', rate }];

const TABLE = {
  cityTax: { '100': always(887.5), '941': always(862.5), '94110': always(900) },
  stateTax: {
    NY: always(853),
    CA: always(885),
    MT: always(0),
    NS: [
      { since: '2025-04-01', rate: 1400 },
      { since: '', rate: 1500 },
    ],
  },
  tax: 0,
  taxIncluded: false,
  recyclingFees: [
    { state: 'CA', amount: 1050, since: '2018-01-01', until: '2025-01-01' },
    { state: 'CA', amount: 1600, since: '2025-01-01', until: null },
    { state: 'RI', amount: 2050, since: '2024-01-01', until: null },
    { state: 'OR', amount: 2250, since: '2025-01-01', until: null },
  ],
};

const NOW = '2026-11-20T18:45:00.000Z';

describe('the rates while nobody knows where an order goes', () => {
  const UK = { ...TABLE, stateTax: {}, cityTax: {}, tax: 2000, taxIncluded: true, recyclingFees: [] };

  it('are those of a country whose prices include its one rate [D32]', () => {
    expect(ratesAnywhere(UK, NOW)).toEqual({
      name: 'VAT',
      taxBasisPoints: 2000,
      recyclingFee: 0,
      taxIncluded: true,
    });
  });

  it('are not known where a tax is added, or where a part of the country has a rate of its own', () => {
    expect(ratesAnywhere(TABLE, NOW)).toBeNull();
    expect(ratesAnywhere({ ...UK, taxIncluded: false }, NOW)).toBeNull();
    expect(ratesAnywhere({ ...UK, stateTax: { JE: always(500) } }, NOW)).toBeNull();
    expect(ratesAnywhere({ ...UK, cityTax: { JE: always(500) } }, NOW)).toBeNull();
  });
});

describe('the rates where an order goes', () => {
  it("are the state's", () => {
    expect(ratesFor({ state: 'NY', zip: '14201' }, TABLE, NOW)).toEqual({
      name: 'New York',
      taxBasisPoints: 853,
      recyclingFee: 0,
      taxIncluded: false,
    });
  });

  it("are the city's where the city has its own", () => {
    expect(ratesFor({ state: 'NY', zip: '10001' }, TABLE, NOW).taxBasisPoints).toBe(887.5);
    expect(ratesFor({ state: 'NY', zip: ' 10001-1234' }, TABLE, NOW).taxBasisPoints).toBe(887.5);
  });

  it('are those of the longest prefix that fits', () => {
    expect(ratesFor({ state: 'CA', zip: '94110' }, TABLE, NOW).taxBasisPoints).toBe(900);
    expect(ratesFor({ state: 'CA', zip: '94111' }, TABLE, NOW).taxBasisPoints).toBe(862.5);
  });

  it('have the fee of the state also in a city with its own tax', () => {
    expect(ratesFor({ state: 'CA', zip: '94110' }, TABLE, NOW).recyclingFee).toBe(1600);
    expect(ratesFor({ state: 'CA', zip: '90210' }, TABLE, NOW).recyclingFee).toBe(1600);
  });

  it('have a recycling fee from the day it starts, and the newer one from its day on [K5.49]', () => {
    const feeAt = (state: string, day: string) =>
      ratesFor({ state, zip: '' }, TABLE, `${day}T12:00:00.000Z`).recyclingFee;
    expect(['2024-12-31', '2025-01-01'].map((day) => feeAt('OR', day))).toEqual([0, 2250]);
    expect(['2017-12-31', '2024-12-31', '2025-01-01'].map((day) => feeAt('CA', day))).toEqual([
      0, 1050, 1600,
    ]);
    expect(feeAt('NY', '2026-01-01')).toBe(0);
  });

  it('have the rate of the day: a change that was announced counts from its day on', () => {
    const rateOn = (day: string) =>
      ratesFor({ state: 'NS', zip: 'B3H 4R2' }, TABLE, `${day}T12:00:00.000Z`).taxBasisPoints;
    expect(['2025-03-31', '2025-04-01', '2026-11-20'].map(rateOn)).toEqual([1500, 1400, 1400]);
  });

  it('have the fee that started last where two are in force', () => {
    const open = TABLE.recyclingFees.map((fee) => ({ ...fee, until: null }));
    for (const recyclingFees of [open, open.toReversed()])
      expect(ratesFor({ state: 'CA', zip: '' }, { ...TABLE, recyclingFees }, NOW).recyclingFee).toBe(1600);
  });

  it('are those of the country where it has one rate, which prices may include', () => {
    const uk = { ...TABLE, stateTax: {}, cityTax: {}, tax: 2000, taxIncluded: true };
    expect(ratesFor({ state: '', zip: 'SW1A 1AA' }, uk, NOW)).toMatchObject({
      name: 'VAT',
      taxBasisPoints: 2000,
      taxIncluded: true,
    });
  });

  it('are zero where a state has no tax', () => {
    expect(ratesFor({ state: 'MT', zip: '59601' }, TABLE, NOW)).toMatchObject({
      taxBasisPoints: 0,
      recyclingFee: 0,
    });
  });

  it('are nothing where nobody knows them', () => {
    expect(ratesFor({ state: 'ON', zip: 'K1A 0B1' }, TABLE, NOW)).toEqual({
      name: 'Ontario',
      taxBasisPoints: 0,
      recyclingFee: 0,
      taxIncluded: false,
    });
  });

  it('are numbers whatever was typed as a state', () => {
    const typed = fc.oneof(fc.string(), fc.constantFrom('constructor', 'toString', '__proto__', 'valueOf'));
    fc.assert(
      fc.property(typed, fc.string(), (state, zip) => {
        const { taxBasisPoints, recyclingFee } = ratesFor({ state, zip }, TABLE, NOW);
        expect(taxBasisPoints).toBeGreaterThanOrEqual(0);
        expect(recyclingFee).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
