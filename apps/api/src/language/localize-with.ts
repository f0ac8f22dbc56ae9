import { formatMessage, type Writing } from '@counterpane/messages/format-message';
import { Message, type MessageOrText } from '@counterpane/messages/message';

/** Localizes a message; a text that is in the language already stays as it is. */
export type Localize = (text: MessageOrText) => string;

/** @example localizeWith(writing)(message("Home")) // "Accueil" */
export const localizeWith =
  (writing: Writing): Localize =>
  (text) =>
    text instanceof Message ? formatMessage(text, writing) : text;
