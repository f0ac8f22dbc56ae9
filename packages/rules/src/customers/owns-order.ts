import { foldEmail } from './fold-email.ts';

/**
 * Whether an order belongs to a customer: it was placed with the very email that the customer has proved to be theirs.
 * A phone number, a name or an email that is not proved claims nothing, for any visitor can type one [L71].
 * @example ownsOrder({ email: 'Ada@Example.com' }, { email: 'ada@example.com', isVerified: true }) // true
 */
export const ownsOrder = (
  order: { readonly email: string },
  customer: { readonly email: string; readonly isVerified: boolean },
): boolean =>
  customer.isVerified && order.email.trim() !== '' && foldEmail(order.email) === foldEmail(customer.email);
