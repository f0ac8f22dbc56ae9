import type { CompiledMessage } from './format-tokens.ts';
import type { Catalogue } from './translator.ts';

const OPEN = '⟦';
const CLOSE = '⟧';

/**
 * Every message in brackets, for a test that looks for texts that stand in none: they bypass the messages.
 * @example pseudoLocale({ Cart: 'Cart' }) // { Cart: '⟦Cart⟧' }
 */
export const pseudoLocale = (messages: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, inBrackets(message)]));

const inBrackets = (message: CompiledMessage): CompiledMessage =>
  typeof message === 'string' ? `${OPEN}${message}${CLOSE}` : [OPEN, ...message, CLOSE];

/** A page's text without what stands in brackets, which may have messages in it. */
export const outsideBrackets = (text: string): string => {
  let depth = 0;
  return [...text]
    .filter((sign) => {
      if (sign === OPEN) depth++;
      if (sign === CLOSE) depth--;
      return depth === 0 && sign !== CLOSE;
    })
    .join('');
};
