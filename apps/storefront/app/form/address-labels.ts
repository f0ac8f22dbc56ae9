import type { PlainMessageId } from '@counterpane/messages/message-id';

/** The labels of the state and ZIP code fields in a country. */
interface AddressLabels {
  readonly state: PlainMessageId;
  readonly zip: PlainMessageId;
}

const LABELS: Readonly<Record<string, AddressLabels>> = {
  US: { state: 'State', zip: 'ZIP code' },
  CA: { state: 'Province', zip: 'Postal code' },
  GB: { state: 'County', zip: 'Postcode' },
};

const US_LABELS: AddressLabels = { state: 'State', zip: 'ZIP code' };

export const addressLabels = (country: string): AddressLabels => LABELS[country] ?? US_LABELS;
