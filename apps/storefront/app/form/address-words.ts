/** What the parts of an address are called where the shop sells. */
interface AddressWords {
  readonly state: string;
  readonly zip: string;
}

const WORDS: Readonly<Record<string, AddressWords>> = {
  US: { state: 'State', zip: 'ZIP code' },
  CA: { state: 'Province', zip: 'Postal code' },
  GB: { state: 'County', zip: 'Postcode' },
};

const US_WORDS = { state: 'State', zip: 'ZIP code' };

export const addressWords = (country: string): AddressWords => WORDS[country] ?? US_WORDS;
