import type { Money } from '@counterpane/rules/money/money';

/** A shopper who is about to pay. */
interface Paying {
  readonly total: Money;
  /** Those of the store, among them where its sandboxes are. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  /** What they pay with is declined, or they change their mind. */
  readonly fails: boolean;
}

/**
 * How a shopper pays who has no browser: with something that the company gave the page, or on a page of the company's
 * own, by pressing a button there.
 */
export type WayToPay =
  | { readonly by: 'token'; token(paying: Paying): Promise<string> }
  | { readonly by: 'page'; fields(paying: Pick<Paying, 'fails'>): Readonly<Record<string, string>> };

/** By the buttons that pages of sandboxes have, with what is chosen there besides. */
export const onPage = (fields: Readonly<Record<string, string>> = {}): WayToPay => ({
  by: 'page',
  fields: ({ fails }) => ({ ...fields, answer: fails ? 'cancel' : 'approve' }),
});

/** By one of two tokens that the company knows. */
export const byToken = (good: string, declined: string): WayToPay => ({
  by: 'token',
  token: async ({ fails }) => (fails ? declined : good),
});

/** A member of an answer that is a text. */
export const textIn = (answer: unknown, name: string): string => {
  const text: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null;
  if (typeof text === 'string') return text;
  throw new Error(`a sandbox gave no ${name}: ${JSON.stringify(answer)}`);
};
