import type { AddressInput, CheckoutView } from '@counterpane/contract/checkout';
import type { FieldErrors } from '@counterpane/rules/address/check-address';
import type { CreateTokenCardData } from '@stripe/stripe-js';
import { type FormEvent, type RefObject, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { useCheckedForm } from '../../form/use-checked-form.ts';
import { checkBilling, isCardProvider, parseBilling } from './billing-form.ts';
import type { CardEntry } from './card-entry.ts';

interface SendBilling {
  readonly serverErrors: FieldErrors | undefined;
  readonly card: { readonly entry: RefObject<CardEntry | null> };
  readonly savedCard: CheckoutView['cardToken'];
  readonly shipping: AddressInput | null;
}

/** Sends the billing step; a card typed here is exchanged for a token first. */
export const useSendBilling = ({ serverErrors, card, savedCard, shipping }: SendBilling) => {
  const form = useCheckedForm(checkBilling, serverErrors);
  const { errors, attempt, onBlur, onChange } = form;
  const submit = useSubmit();
  const [isTokenising, setIsTokenising] = useState(false);
  const isSending = useNavigation().state === 'submitting' || isTokenising;

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const element = event.currentTarget;
    if (!form.onSubmit(event)) return;
    const fields = new FormData(element);
    const { paymentProvider, address } = parseBilling(fields);
    const entry = card.entry.current;
    // No entry: another method, nothing to pay, or a script that did not load. The form goes as it is.
    if (!entry || !isCardProvider(paymentProvider) || (savedCard && entry.isEmpty())) return;

    event.preventDefault();
    const missing = entry.findError();
    if (missing !== null) return form.showErrors({ card: missing });
    setIsTokenising(true);
    const outcome = await entry.createToken(cardOwner(address ?? shipping ?? {}));
    setIsTokenising(false);
    if (!outcome.ok) return form.showErrors({ card: outcome.error });
    fields.set('cardTokenId', outcome.token.id);
    fields.set('cardLast4', outcome.token.last4);
    fields.set('cardBrand', outcome.token.brand);
    await submit(fields, { method: 'post' });
  };

  return { errors, attempt, isSending, onBlur, onChange, onSubmit };
};

/** Name and address as the card provider takes them (checkout section 7). */
const cardOwner = (address: AddressInput): CreateTokenCardData => ({
  name: address.fullName,
  address_line1: address.line1,
  address_line2: address.line2,
  address_city: address.city,
  address_state: address.state,
  address_zip: address.zip,
  address_country: address.country,
});
