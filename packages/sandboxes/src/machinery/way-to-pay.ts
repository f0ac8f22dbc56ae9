import type { Money } from '@counterpane/rules/money/money';

/** A shopper who is about to pay. */
interface Paying {
  readonly total: Money;
  /** Those of the store, among them where its sandboxes are. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  /** What they pay with is declined, or they turn back; null where all goes well. */
  readonly fails: 'decline' | 'cancel' | null;
}

/** A page of the company's own, and which of its buttons is pressed. */
interface Pressing {
  fields(paying: Pick<Paying, 'fails'>): Readonly<Record<string, string>>;
}

/**
 * How a shopper pays who has no browser: with something that the company gave the page, or on a page of the company's
 * own, by pressing a button there. A page may open by nothing but the company's script and what the store has signed.
 */
export type WayToPay =
  | { readonly by: 'token'; token(paying: Paying): Promise<string> }
  | (Pressing & { readonly by: 'page' })
  | (Pressing & {
      readonly by: 'button';
      open(signed: SignedButton, settings: Paying['settings']): Promise<string>;
    });

/** What a store has signed for a company's script. */
export interface SignedButton {
  readonly payloadJSON: string;
  readonly signature: string;
  readonly publicKeyId: string;
  readonly algorithm: string;
}

/** By the buttons that pages of sandboxes have, with what is chosen there besides. */
export const onPage = (fields: Readonly<Record<string, string>> = {}): WayToPay => ({
  by: 'page',
  ...pressing(fields),
});

/** The same behind a button that the company's script draws. */
export const byButton = (
  open: Extract<WayToPay, { by: 'button' }>['open'],
  fields: Readonly<Record<string, string>>,
): WayToPay => ({ by: 'button', open, ...pressing(fields) });

const pressing = (fields: Readonly<Record<string, string>>): Pressing => ({
  fields: ({ fails }) => ({ ...fields, answer: fails ?? 'approve' }),
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
