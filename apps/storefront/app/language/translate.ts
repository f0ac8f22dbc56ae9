/** Values that fill the gaps of a text. */
export type Values = Readonly<Record<string, string | number>>;

/** Says an English text in the page's language; the English text is the message's id. */
export type Translate = (text: string, values?: Values) => string;

/** English text -> text of another language. English needs none. */
export type Messages = Readonly<Record<string, string>>;

const MESSAGES: Readonly<Record<string, Messages>> = {};

/** @example translator('en')('Save {amount}', { amount: '$300' }) // "Save $300" */
export const translator =
  (language: string): Translate =>
  (text, values = {}) =>
    (MESSAGES[language]?.[text] ?? text).replace(/\{(\w+)\}/g, (gap, name: string) =>
      String(values[name] ?? gap),
    );
