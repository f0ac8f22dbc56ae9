import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledMessage, Token } from './format-tokens.ts';
import type { Catalogue } from './translator.ts';

/** What Lingui leaves of a message: its shapes are ours but for what our messages may not have. */
type Compiled = ReturnType<typeof compileMessageOrThrow>;

/**
 * Messages as pages and API read them, without those that are their own English: those are written from their id.
 * Throws for a message that cannot be read.
 * @example compileMessages({ 'Save {amount}': 'Économisez {amount}' }) // { 'Save {amount}': ['Économisez ', ['amount']] }
 */
export const compileMessages = (messages: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([id, text]) => (text === id ? [] : [[id, compile(text)]])),
  );

const compile = (text: string): CompiledMessage => {
  const tokens = toTokens(compileMessageOrThrow(text), text);
  return tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens;
};

const toTokens = (compiled: Compiled, text: string): readonly Token[] =>
  compiled.map((token): Token => {
    if (typeof token === 'string') return token;
    const [name, kind, cases] = token;
    if (kind === undefined) return [name];
    if (!isChoice(kind) || typeof cases !== 'object' || cases === null)
      throw new Error(`No "${kind}" in a message: ${text}`);
    return [name, kind, casesOf(cases, text)];
  });

const isChoice = (kind: string): kind is 'plural' | 'select' => kind === 'plural' || kind === 'select';

const casesOf = (cases: object, text: string): Readonly<Record<string, readonly Token[]>> =>
  Object.fromEntries(
    Object.entries(cases).flatMap(([name, tokens]) =>
      Array.isArray(tokens) ? [[name, toTokens(tokens, text)]] : [],
    ),
  );
