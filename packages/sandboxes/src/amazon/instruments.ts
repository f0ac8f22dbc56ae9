/** What a way to pay does when the store completes the session; ours, see DIFFERENCES.md. */
export interface Instrument {
  readonly id: string;
  readonly label: string;
  readonly outcome: 'approved' | 'declined' | 'insufficient' | 'paid later' | 'declined later';
}

export const INSTRUMENTS: readonly [Instrument, ...Instrument[]] = [
  { id: 'visa', label: 'Visa ending in 1111', outcome: 'approved' },
  { id: 'declined', label: 'Card that is declined', outcome: 'declined' },
  { id: 'insufficient', label: 'Card with insufficient funds', outcome: 'insufficient' },
  { id: 'pending', label: 'Bank that takes its time, then pays', outcome: 'paid later' },
  { id: 'pending-declined', label: 'Bank that takes its time, then declines', outcome: 'declined later' },
];

export const findInstrument = (id: string | null): Instrument =>
  INSTRUMENTS.find((instrument) => instrument.id === id) ?? INSTRUMENTS[0];

/** Amazon's address of a buyer. */
export interface BuyerAddress {
  readonly name: string;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly addressLine3: null;
  readonly city: string;
  readonly county: null;
  readonly district: null;
  readonly stateOrRegion: string;
  readonly postalCode: string;
  readonly countryCode: string;
  readonly phoneNumber: string;
}

const address = (own: Omit<BuyerAddress, 'addressLine2' | 'addressLine3' | 'county' | 'district'>) => ({
  addressLine2: null,
  addressLine3: null,
  county: null,
  district: null,
  ...own,
});

/** An address of a store's order, as Amazon tells it again. */
export const toAddress = ({
  addressLine2,
  stateOrRegion,
  ...own
}: Omit<BuyerAddress, 'addressLine2' | 'addressLine3' | 'county' | 'district' | 'stateOrRegion'> & {
  readonly addressLine2?: string | undefined;
  readonly stateOrRegion?: string | undefined;
}): BuyerAddress => ({
  ...address({ ...own, stateOrRegion: stateOrRegion ?? '' }),
  addressLine2: addressLine2 ?? null,
});

/** The address book of the buyer; `none` stands for a buyer who shares no address. */
export const ADDRESSES: Readonly<Record<string, BuyerAddress>> = {
  us: address({
    name: 'Ada Lovelace',
    addressLine1: '20 W 34th St',
    city: 'New York',
    stateOrRegion: 'NY',
    postalCode: '10001',
    countryCode: 'US',
    phoneNumber: '212 555 0142',
  }),
  gb: address({
    name: 'Ada Lovelace',
    addressLine1: '12 St James Square',
    city: 'London',
    stateOrRegion: '',
    postalCode: 'SW1Y 4JH',
    countryCode: 'GB',
    phoneNumber: '020 7946 0018',
  }),
  ca: address({
    name: 'Ada Lovelace',
    addressLine1: '290 Bremner Blvd',
    city: 'Toronto',
    stateOrRegion: 'ON',
    postalCode: 'M5V 3L9',
    countryCode: 'CA',
    phoneNumber: '416 555 0142',
  }),
};

export const BUYER = { buyerId: 'amzn1.account.SANDBOX', name: 'Ada Lovelace', email: 'ada@example.com' };
