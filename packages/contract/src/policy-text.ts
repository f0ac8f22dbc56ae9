import { type MessageOrText, message } from '@counterpane/messages/message';
import type { Policy } from '@counterpane/rules/policies/policy';

/**
 * A promise in one line. Its figure and its text are made to stand one above the other: side by side they are a sentence
 * in some languages only.
 * @example policyText({ subject: 'warranty', days: 1095, figure: '3 years', text: 'warranty' }) // "3-year warranty"
 */
export const policyText = ({
  subject,
  days,
  figure,
  text,
}: Pick<Policy, 'subject' | 'days' | 'figure' | 'text'>): MessageOrText => {
  switch (subject) {
    case 'trial':
      return message('{figure} nights to try', { figure });
    case 'warranty':
      return days === null
        ? message('Forever warranty')
        : message('{years}-year warranty', { years: days / DAYS_OF_YEAR });
    case 'returns':
      return `${figure} ${text}`;
    case 'delivery':
      return message('Free delivery and returns');
  }
};

/** The catalogue has warranties of whole years only. */
const DAYS_OF_YEAR = 365;
