import type { AddressInput } from '@counterpane/contract/checkout/address';
import type { OrderView } from '@counterpane/contract/orders/orders';

/** Stands for what a link hides of a person. */
const HIDDEN = '•••';

/** Where an order goes, to be typed over: what a link hides is left empty. */
export const knownAddress = ({
  firstName,
  lastName,
  phone,
  address,
}: OrderView['shippingDetails']): AddressInput => {
  const fullName = `${firstName} ${lastName}`.trim();
  const entries = Object.entries({ ...address, phone, fullName });
  return Object.fromEntries(entries.map(([name, text]) => [name, text.includes(HIDDEN) ? '' : text]));
};
