import type { PlainMessageId } from '@counterpane/messages/message-id';
import type { Translate } from '@counterpane/messages/translator';

/** Localizes a text that is one of these; any other, such as the words of a provider, stays as it is. */
export const localizeKnown = (t: Translate, known: readonly PlainMessageId[], text: string): string => {
  const found = known.find((each) => each === text);
  return found === undefined ? text : t(found);
};
