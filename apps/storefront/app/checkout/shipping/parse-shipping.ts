import type { AddressInput } from '@counterpane/contract/checkout/address';
import type { CheckoutView, ShippingForm } from '@counterpane/contract/checkout/checkout';
import { validateAddress } from '@counterpane/rules/address/validate-address';
import { validateContact } from '@counterpane/rules/address/validate-contact';
import type { FormErrors } from '../../form/form-errors.ts';
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
export const validateShipping = (form: FormData): FormErrors => {
  const { address, email } = parseShipping(form);
  const { fullName, phone, ...street } = validateAddress(address, 'shipping');
  return {
    ...(fullName === undefined ? {} : { fullName }),
    ...validateContact({ email }),
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
