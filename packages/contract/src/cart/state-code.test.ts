import { expect, test } from 'vitest';
import { addressInputSchema } from '../checkout/address.ts';
import { newRegionSchema } from './region.ts';

test.each([
  ['US', 'New York', 'NY'],
  ['US', ' ny ', 'NY'],
  ['US', 'GUAM', 'GU'],
  ['CA', 'british columbia', 'BC'],
  ['CA', 'New York', 'New York'],
  ['GB', 'Washington', 'Washington'],
  ['US', 'Nowhere', 'Nowhere'],
  ['US', '', ''],
])('a wallet in %s that writes %s means %s', (country, state, code) => {
  expect(addressInputSchema.parse({ country, state }).state).toBe(code);
  expect(newRegionSchema.parse({ shippingRegion: { country, state, zip: '1' } }).shippingRegion.state).toBe(
    code,
  );
});
