import type { AddressInput, CheckoutView, ShippingForm } from '@counterpane/contract/checkout/checkout';
import { checkAddress, type FieldErrors } from '@counterpane/rules/address/check-address';
import { checkContact } from '@counterpane/rules/address/check-contact';
import { parseAddress } from '../../form/parse-address.ts';

export interface ShippingValues {
  readonly address: AddressInput | null;
  readonly email: string;
  readonly sendEmail: boolean;
  readonly sendSMS: boolean;
}

export const parseShipping = (form: FormData) =>
  ({
    address: parseAddress(form),
    email: String(form.get('email') ?? '').trim(),
    sendEmail: form.has('sendEmail'),
    sendSMS: form.has('sendSMS'),
  }) satisfies ShippingForm;

/** In the order of the fields, so that the summary reads like the form. */
export const checkShipping = (form: FormData): FieldErrors => {
  const { address, email } = parseShipping(form);
  const { fullName, phone, ...street } = checkAddress(address, 'shipping');
  return {
    ...(fullName === undefined ? {} : { fullName }),
    ...checkContact({ email }),
    ...(phone === undefined ? {} : { phone }),
    ...street,
  };
};

/** What the visitor entered on an earlier visit. */
export const savedShipping = ({ shippingAddress, email, permissions }: CheckoutView): ShippingValues => ({
  address: shippingAddress,
  email,
  ...permissions,
});
