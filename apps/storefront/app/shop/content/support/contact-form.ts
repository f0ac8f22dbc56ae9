import type { ErrorAnswer } from '@counterpane/contract/envelope';
import type { ContactMessage } from '@counterpane/contract/visitor/contact';
import { CONTACT_TOPICS } from '@counterpane/rules/content/validate-contact-message';
import type { FormErrors } from '../../../form/form-errors.ts';
import { WHOLE_FORM } from '../../../form/form-errors.ts';
import { pageUrls } from '../../../page-urls.ts';

/** What became of a message. */
export interface MessageState {
  /** Under which name we have it; null while none was sent. */
  readonly reference: string | null;
  /** What was typed, where it could not be sent. */
  readonly values: ContactMessage | null;
  readonly errors: FormErrors;
}

/** The form as it was sent. */
export const parseMessage = (form: FormData): ContactMessage => {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    topic: CONTACT_TOPICS.find((topic) => topic === text('topic')) ?? 'other',
    message: text('message'),
  };
};

/** What a refused message is told, by field. */
export const messageErrors = ({ error, fields }: ErrorAnswer): FormErrors =>
  isMessages(fields) ? fields : { [WHOLE_FORM]: error };

const isMessages = (fields: unknown): fields is Record<string, string> =>
  typeof fields === 'object' &&
  fields !== null &&
  Object.values(fields).every((message) => typeof message === 'string');

const SENT = 'sent';

/** Where a shopper lands when a message is on its way: the page may be loaded again without sending it again. */
export const sentAddress = (reference: string): string =>
  `${pageUrls.support()}?${new URLSearchParams({ [SENT]: reference })}`;

/** The reference in an address, where it looks like one. */
export const findReference = (query: URLSearchParams): string | null => {
  const reference = query.get(SENT) ?? '';
  return /^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(reference) ? reference : null;
};
