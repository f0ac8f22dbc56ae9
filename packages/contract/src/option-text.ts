import { type Message, message } from '@counterpane/messages/message';
import type { OptionFault } from '@counterpane/rules/options/find-variant';

/** What is wrong with what was chosen of a product, e.g. its size. */
export const optionMessage = (property: string, fault: OptionFault): Message => {
  if (fault === 'missing') return message('Choose a {property}', { property });
  return fault === 'doubled'
    ? message('Choose one {property} only', { property })
    : message('This product is not made in that {property}', { property });
};
