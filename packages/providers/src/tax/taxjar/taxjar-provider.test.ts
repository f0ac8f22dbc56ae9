import { startTaxjarSandbox, type TaxjarSandbox } from '@counterpane/sandboxes/taxjar/taxjar-sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TaxServiceUnavailable } from '../port.ts';
import { taxjarProvider } from './taxjar-provider.ts';

const KEY = 'taxjar-key-of-this-test';
const NEW_YORK = { country: 'US', state: 'NY', zip: '10001', city: 'New York' };

let sandbox: TaxjarSandbox;
beforeAll(async () => {
  sandbox = await startTaxjarSandbox({ apiKey: KEY, host: '127.0.0.1', port: 0 });
});
beforeEach(() => sandbox.fault(null));
afterAll(() => sandbox.close());

const provider = (apiKey = KEY) => taxjarProvider({ apiKey, apiUrl: sandbox.url, timeoutMs: 200 });

describe('the tax rate of TaxJar', () => {
  it('is the combined one of state, county, city and district, in basis points', async () => {
    expect(await provider().findRate(NEW_YORK)).toBe(887.5);
    expect(await provider().findRate({ country: 'US', state: 'OR', zip: '97201', city: '' })).toBe(0);
    expect(await provider().findRate({ country: 'CA', state: 'QC', zip: 'H2Y 1C6', city: 'Montréal' })).toBe(
      1497.5,
    );
  });

  it('is none where the code is unknown, or of another state', async () => {
    expect(await provider().findRate({ ...NEW_YORK, zip: '00000' })).toBe(null);
    expect(await provider().findRate({ ...NEW_YORK, state: 'NM' })).toBe(null);
  });

  it.each(['error500', 'html', 'hang', 'busy'] as const)(
    'is not known while the service fails: %s',
    async (kind) => {
      sandbox.fault(kind);
      await expect(provider().findRate(NEW_YORK)).rejects.toBeInstanceOf(TaxServiceUnavailable);
    },
  );

  it('is not known with a key that is none', async () => {
    await expect(provider('another').findRate(NEW_YORK)).rejects.toBeInstanceOf(TaxServiceUnavailable);
  });
});
