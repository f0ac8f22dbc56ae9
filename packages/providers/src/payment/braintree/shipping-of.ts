import type { Recipient } from '../port.ts';

/**
 * Where an order goes, by the fields that PayPal wants for its protection of sellers. Braintree takes the name in two parts.
 * @example shippingOf({ name: 'Ada King Lovelace', … }).lastName // "Lovelace"
 */
export const shippingOf = ({ name, line1, line2, city, state, zip, country }: Recipient) => {
  const [, firstName = '', lastName = name] = /^(.*)\s(\S+)$/.exec(name.trim()) ?? [];
  return {
    firstName,
    lastName,
    streetAddress: line1,
    ...(line2 ? { extendedAddress: line2 } : {}),
    locality: city,
    region: state,
    postalCode: zip,
    countryCodeAlpha2: country,
  };
};
