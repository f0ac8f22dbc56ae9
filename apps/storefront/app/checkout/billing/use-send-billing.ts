import type { AddressInput } from '@counterpane/contract/checkout/address';
import type { CreateTokenCardData } from '@stripe/stripe-js';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { FormErrors } from '../../form/form-errors.ts';
import { hasErrors } from '../../form/form-errors.ts';
import { useCheckedForm } from '../../form/use-checked-form.ts';
import { useText } from '../../language/use-text.ts';
import { reportFormFail } from '../report-form-fail.ts';
import { isCardProvider, parseBilling, validateBilling } from './billing-form.ts';
import type { CardEntry } from './card-entry.ts';
import { type MethodToken, writeToken } from './method-token.ts';

interface SendBilling {
  readonly serverErrors: FormErrors | undefined;
  readonly card: { readonly entry: RefObject<CardEntry | null> };
  /** Left on an earlier visit. */
  readonly savedToken: MethodToken | null;
  readonly shipping: AddressInput | null;
}

/** Sends the billing step; a card typed here is exchanged for a token first, a wallet's token comes by itself. */
export const useSendBilling = ({ serverErrors, card, savedToken, shipping }: SendBilling) => {
  const t = useText();
  const form = useCheckedForm(
    (sent) => validateBilling(sent, t),
    serverErrors,
    (found) => reportFormFail('billing', found),
  );
  const { errors, attempt, onBlur, onChange } = form;
  const element = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const [approved, setApproved] = useState<MethodToken | null>(null);
  const [isTokenising, setIsTokenising] = useState(false);
  const isSending = useNavigation().state === 'submitting' || isTokenising;
  const token = approved ?? savedToken;

  const holdBack = (fault: string): void => {
    form.showErrors({ card: fault });
    reportFormFail('billing', { card: fault });
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const fields = new FormData(event.currentTarget);
    if (!form.onSubmit(event)) return;
    const { paymentProvider, address } = parseBilling(fields);
    const entry = card.entry.current;
    // No entry: another method, nothing to pay, or a script that did not load. The form goes as it is.
    if (!entry || !isCardProvider(paymentProvider)) return;
    if (token?.provider === paymentProvider && entry.isEmpty()) return;

    event.preventDefault();
    const missing = entry.findError();
    if (missing !== null) return holdBack(missing);
    setIsTokenising(true);
    const outcome = await entry.createToken(cardOwner(address ?? shipping ?? {}));
    setIsTokenising(false);
    if (!outcome.ok) return holdBack(outcome.error);
    const { id, last4, brand } = outcome.token;
    writeToken(fields, { provider: paymentProvider, id, card: { last4, brand } });
    await submit(fields, { method: 'post' });
  };

  /** The token stays when something else on the form is wrong: nobody wants to approve twice. */
  const onToken = (given: MethodToken): void => {
    setApproved(given);
    if (!element.current) return;
    const fields = new FormData(element.current);
    writeToken(fields, given);
    const found = validateBilling(fields, t);
    if (hasErrors(found)) form.showErrors(found);
    else void submit(fields, { method: 'post' });
  };

  return { errors, attempt, isSending, token, onToken, form: { ref: element, onBlur, onChange, onSubmit } };
};

/** Name and address as the card provider takes them [K7]. */
const cardOwner = (address: AddressInput): CreateTokenCardData => ({
  name: address.fullName,
  address_line1: address.line1,
  address_line2: address.line2,
  address_city: address.city,
  address_state: address.state,
  address_zip: address.zip,
  address_country: address.country,
});
