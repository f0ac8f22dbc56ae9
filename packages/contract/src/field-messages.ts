import { type Message, message } from '@counterpane/messages/message';
import type { FieldErrors } from '@counterpane/rules/address/field-fault';

/** What is wrong with the fields of a form, to be said. */
export const fieldMessages = (fields: FieldErrors): Readonly<Record<string, Message>> =>
  Object.fromEntries(Object.entries(fields).map(([field, fault]) => [field, message(fault)]));
