/** The labels of the state and ZIP code fields in a country. */
interface AddressLabels {
  readonly state: string;
  readonly zip: string;
}

const LABELS: Readonly<Record<string, AddressLabels>> = {
  US: { state: 'State', zip: 'ZIP code' },
  CA: { state: 'Province', zip: 'Postal code' },
  GB: { state: 'County', zip: 'Postcode' },
};

const US_LABELS = { state: 'State', zip: 'ZIP code' };

export const addressLabels = (country: string): AddressLabels => LABELS[country] ?? US_LABELS;
