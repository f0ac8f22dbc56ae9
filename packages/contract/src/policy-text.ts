import { message, type Said } from '@counterpane/messages/message';
import type { Policy } from '@counterpane/rules/policies/policy';

/**
 * A promise in one line. Its figure and its text are in the language of the storefront, and not in every language they
 * stand side by side.
 * @example policyText({ subject: 'trial', days: 365, figure: '365', text: 'nights to try' }) // "365 nights to try"
 */
export const policyText = ({
  subject,
  days,
  figure,
  text,
}: Pick<Policy, 'subject' | 'days' | 'figure' | 'text'>): Said => {
  switch (subject) {
    case 'trial':
      return message('{figure} nights to try', { figure });
    case 'warranty':
      return days === null ? message('Forever warranty') : message('{figure} warranty', { figure });
    case 'returns':
      return `${figure} ${text}`;
    case 'delivery':
      return message('{figure} {text}', { figure, text });
  }
};
