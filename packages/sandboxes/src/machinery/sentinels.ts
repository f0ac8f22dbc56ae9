import type { Sentinel } from './integration.ts';

/** `settlesLater` and `approve-later` as people read them. */
export const inWords = (name: string): string =>
  name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const groupDigits = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

export const listNamed = (effects: Readonly<Record<string, string>>): Sentinel[] =>
  Object.entries(effects).map(([input, name]) => ({ input, effect: inWords(name) }));

export const listButtons = (buttons: readonly { answer: string; label: string }[]): Sentinel[] =>
  buttons.map(({ answer, label }) => ({ input: `Button “${label}”`, effect: inWords(answer) }));
