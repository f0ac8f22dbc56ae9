import type { CartView } from '@counterpane/contract/cart/carts';
import type { KnownAddress } from '@counterpane/contract/customer/addresses';
import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { DELIVERY_FIELDS } from '../../delivery/choose-delivery.ts';
import { findWhiteGlove } from '../../delivery/find-white-glove.ts';
import type { FormErrors } from '../../form/form-errors.ts';
import { useCheckedForm } from '../../form/use-checked-form.ts';
import { reportFormFail } from '../report-form-fail.ts';
import { type ShippingValues, validateShipping } from './parse-shipping.ts';
import type { StateSuggestion } from './region-notes.tsx';
import { isBlocked, type RegionState } from './region-state.ts';
import { type DeliveryIntent, GROUND_INSTEAD } from './send-delivery.ts';
import { useDelivery } from './use-delivery.ts';
import { useRegion } from './use-region.ts';

interface ShippingFormSetup {
  readonly cart: CartView;
  readonly regionDebounceLeading: boolean;
  readonly serverErrors: FormErrors | undefined;
  readonly serverSuggestion?: StateSuggestion | undefined;
  readonly values: ShippingValues;
}

/**
 * The shipping form: its fields are checked as in every form, its region is asked about while it is typed. It is held
 * while that is under way, and refused where we do not ship to [K4].
 */
export const useShippingForm = ({
  cart: loaded,
  regionDebounceLeading,
  serverErrors,
  serverSuggestion,
  values,
}: ShippingFormSetup) => {
  const ref = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const navigation = useNavigation();
  const fields = useCheckedForm(validateShipping, serverErrors, (found) => reportFormFail('shipping', found));
  const region = useRegion(loaded, regionDebounceLeading);
  const [refusals, setRefusals] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const delivery = useDelivery(ref);
  const hasState = (region.typedState ?? values.address?.state ?? '') !== '';
  const isGround = findWhiteGlove(region.cart)?.chosen !== 'white-glove';
  const corrected = withoutCorrected(fields.errors, serverErrors, region.state);
  const own = hasState && isGround ? withoutState(corrected, serverErrors) : corrected;
  const errors = { ...region.state.errors, ...own };

  const send = async (form: HTMLFormElement): Promise<void> => {
    setIsHeld(true);
    const settled = await region.settle();
    setIsHeld(false);
    if (isBlocked(settled)) {
      reportFormFail('shipping', settled.errors);
      return setRefusals((count) => count + 1);
    }
    await submit(form);
  };

  return {
    ref,
    cart: region.cart,
    errors,
    /** At the top stands what kept the form from being sent, not what is said while typing. */
    summary: refusals > 0 ? errors : own,
    attempt: fields.attempt + refusals,
    warning: region.state.warning,
    suggestion: suggestionOf(
      region.state,
      own.zip !== undefined && own.zip === serverErrors?.zip ? serverSuggestion : undefined,
    ),
    /** A state that was chosen has no other fault than this one. */
    lacksWhiteGlove: hasState && !isGround && errors.state !== undefined,
    delivery,
    isSending: navigation.state === 'submitting' || isHeld,
    isChecking: region.state.isValidationPending,
    onBlur: (event: FocusEvent<HTMLFormElement>) => fields.onBlur(event),
    onChange: (event: FormEvent<HTMLFormElement>) => {
      fields.onChange(event);
      region.see(event.currentTarget);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (!fields.onSubmit(event)) return;
      event.preventDefault();
      void send(event.currentTarget);
    },
    onGround: (): void => {
      void delivery.send(GROUND_INSTEAD).then(() => ref.current && region.seeAgain(ref.current));
      focusOn(ref.current, 'state');
    },
    onDelivery: (intent: DeliveryIntent): void => {
      void delivery.send(intent);
      if (intent === 'any-day') focusOn(ref.current, DELIVERY_FIELDS.date);
    },
    onAddress: (address: KnownAddress): void => {
      if (!ref.current) return;
      for (const [name, value] of Object.entries(address)) {
        const field = ref.current.elements.namedItem(name);
        if (isField(field)) field.value = String(value);
      }
      fields.recheck(ref.current);
      region.see(ref.current);
    },
    onSuggestion: (state: string): void => {
      const chosen = ref.current?.elements.namedItem('state');
      if (!ref.current || !(chosen instanceof HTMLSelectElement)) return;
      chosen.value = state;
      chosen.focus();
      region.see(ref.current);
    },
  };
};

const isField = (field: unknown): field is HTMLInputElement | HTMLSelectElement =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement;

/** What was pressed is gone with what it answered. */
const focusOn = (form: HTMLFormElement | null, name: string): void => {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

/** What the server said of a state is over with the delivery that it stood in the way of. */
const withoutState = (errors: FormErrors, serverErrors: FormErrors | undefined): FormErrors => {
  if (errors.state === undefined || errors.state !== serverErrors?.state) return errors;
  const { state: _corrected, ...others } = errors;
  return others;
};

/** What the server said of a ZIP code is over as soon as a newer region turned out well, or was checked anew. */
const withoutCorrected = (
  errors: FormErrors,
  serverErrors: FormErrors | undefined,
  { isTaxesUpdated, isValidationPending, errors: newer }: RegionState,
): FormErrors => {
  const isValidated = isTaxesUpdated || isValidationPending || newer.zip !== undefined;
  if (!isValidated || errors.zip === undefined || errors.zip !== serverErrors?.zip) return errors;
  const { zip: _corrected, ...others } = errors;
  return others;
};

const suggestionOf = (
  { isZipMismatched, zip, states }: RegionState,
  told: StateSuggestion | undefined,
): StateSuggestion | null => {
  if (isZipMismatched) return states.length > 0 ? { zip, states } : null;
  return told && told.states.length > 0 ? told : null;
};
