import Taxjar from 'taxjar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTaxjarSandbox, type TaxjarSandbox } from './taxjar-sandbox.ts';

let sandbox: TaxjarSandbox;
beforeAll(async () => {
  sandbox = await startTaxjarSandbox({ apiKey: 'key', host: '127.0.0.1', port: 0 });
});
afterAll(() => sandbox.close());

/** TaxJar's own package, pointed at the sandbox: what it can read, TaxJar could have said. */
const official = (apiKey = 'key') => new Taxjar({ apiKey, apiUrl: sandbox.url });

it('answers the official package as TaxJar does', async () => {
  const { rate } = await official().ratesForLocation('90404', { country: 'US', state: 'CA' });
  expect(rate).toEqual({
    zip: '90404',
    country: 'US',
    country_rate: '0.0',
    state: 'CA',
    state_rate: '0.0625',
    county: 'LOS ANGELES',
    county_rate: '0.01',
    city: 'SANTA MONICA',
    city_rate: '0.0',
    combined_district_rate: '0.025',
    combined_rate: '0.0975',
    freight_taxable: false,
  });
  expect((await official().ratesForLocation('M5V2T6', { country: 'CA' })).rate.combined_rate).toBe('0.13');
});

it('refuses in its words', async () => {
  await expect(official().ratesForLocation('00000')).rejects.toMatchObject({
    error: 'Not Found',
    status: 404,
  });
  await expect(official('none').ratesForLocation('90404')).rejects.toMatchObject({
    error: 'Unauthorized',
    status: 401,
  });
});
