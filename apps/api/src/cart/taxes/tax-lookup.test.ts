import { type TaxPlace, TaxServiceUnavailable } from '@counterpane/providers/tax/port';
import { expect, it } from 'vitest';
import { createTaxLookup, findNoTaxRate } from './tax-lookup.ts';

const NEW_YORK = { country: 'US', state: 'NY', zip: '10001', city: 'New York' };
const RATE = { country: 'US', state: 'NY', zip: '10001', basisPoints: 887.5 };

/** A service that answers what it is told to, and a clock that stands still. */
const lookupWith = (answer: () => number | null) => {
  const asked: TaxPlace[] = [];
  const warnings: unknown[] = [];
  let now = 0;
  let mayAsk = true;
  const lookup = createTaxLookup({
    provider: {
      id: 'made-up',
      findRate: async (place) => {
        asked.push(place);
        return answer();
      },
    },
    clock: { now: () => now },
    logger: { warn: (...warning: unknown[]) => void warnings.push(warning) },
  });
  const find = (place: TaxPlace) => lookup(place, async () => mayAsk);
  const forbid = (): void => {
    mayAsk = false;
  };
  const forward = (ms: number): void => {
    now += ms;
  };
  return { find, asked, warnings, forward, forbid };
};

it('asks once for a place, and again after an hour', async () => {
  const { find, asked, forward } = lookupWith(() => 887.5);
  expect(await find(NEW_YORK)).toEqual(RATE);
  expect(await find({ ...NEW_YORK, city: ' new york' })).toEqual(RATE);
  expect(asked).toHaveLength(1);
  forward(60 * 60_000);
  expect(await find(NEW_YORK)).toEqual(RATE);
  expect(asked).toHaveLength(2);
});

it('remembers too that the service knows no rate', async () => {
  const { find, asked } = lookupWith(() => null);
  expect(await find(NEW_YORK)).toBe(null);
  expect(await find(NEW_YORK)).toBe(null);
  expect(asked).toHaveLength(1);
});

it('leaves a service alone for half a minute when it failed, and says so once', async () => {
  let isDown = true;
  const { find, asked, warnings, forward } = lookupWith(() => {
    if (isDown) throw new TaxServiceUnavailable('no answer');
    return 887.5;
  });
  expect(await find(NEW_YORK)).toBe(null);
  expect(await find({ ...NEW_YORK, zip: '10002' })).toBe(null);
  expect([asked.length, warnings.length]).toEqual([1, 1]);
  isDown = false;
  forward(30_000);
  expect(await find(NEW_YORK)).toEqual(RATE);
});

it('goes on with what it knows while the service fails', async () => {
  let isDown = false;
  const { find } = lookupWith(() => {
    if (isDown) throw new TaxServiceUnavailable('no answer');
    return 887.5;
  });
  await find(NEW_YORK);
  isDown = true;
  expect(await find({ ...NEW_YORK, zip: '10002' })).toBe(null);
  expect(await find(NEW_YORK)).toEqual(RATE);
});

it('does not ask for a visitor who has asked too often, and still says what it knows', async () => {
  const { find, asked, forbid } = lookupWith(() => 887.5);
  await find(NEW_YORK);
  forbid();
  expect(await find({ ...NEW_YORK, zip: '10002' })).toBe(null);
  expect(await find(NEW_YORK)).toEqual(RATE);
  expect(asked).toHaveLength(1);
});

it('the tax service is never asked where prices include the tax', async () => {
  const { find, asked } = lookupWith(() => 2000);
  expect(await find({ country: 'GB', state: '', zip: 'SW1A 1AA', city: 'London' })).toBe(null);
  expect(asked).toEqual([]);
});

it('says nothing without a service', async () => {
  expect(await findNoTaxRate(NEW_YORK, async () => true)).toBe(null);
});
