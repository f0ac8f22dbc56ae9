import { formatMessage, type Writing } from '@counterpane/messages/format-message';
import { Message, type Said } from '@counterpane/messages/message';

/** Says a message or, as it is, a text that is in the language already. */
export type Say = (said: Said) => string;

/** @example sayWith(writing)(message('Home')) // "Accueil" */
export const sayWith =
  (writing: Writing): Say =>
  (said) =>
    said instanceof Message ? formatMessage(said, writing) : said;
