import type { Order } from '../orders/store.ts';

/** Whether an order goes to a person at an address already. */
export const isThere = (
  { frozen }: Pick<Order, 'frozen'>,
  details: Order['frozen']['shippingDetails'],
): boolean =>
  JSON.stringify(Object.entries(frozen.shippingDetails.address).toSorted()) ===
    JSON.stringify(Object.entries(details.address).toSorted()) &&
  (['firstName', 'lastName', 'phone'] as const).every(
    (name) => frozen.shippingDetails[name] === details[name],
  );
