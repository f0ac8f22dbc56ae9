import { type MessageOrText, message } from '@counterpane/messages/message';
import { findMethod } from '@counterpane/rules/payments/methods';
import { OWN_METHOD_LABELS } from './own-method-labels.ts';

/** A way to pay in a sentence, by its label in the rules; companies are called alike in every language. */
export const methodLabel = (label: string): MessageOrText => {
  const own = OWN_METHOD_LABELS.find((each) => each === label);
  return own === undefined ? label : message(own);
};

/** The same of its id. @example methodName('paypal') // "PayPal" */
export const methodName = (id: string): MessageOrText => methodLabel(findMethod(id)?.label ?? id);
