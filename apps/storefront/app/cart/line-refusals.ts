import type { RefusedChange } from './refused-change.ts';
import type { LineRefusal } from './use-cart.ts';

/** Why wishes at lines were not met, by line. */
export interface LineRefusals {
  readonly quantities: Readonly<Record<string, string>>;
  /** Of what was to be added for a line. */
  readonly extras: Readonly<Record<string, string>>;
}

/** What the newest refusal says, at its line. */
export const lineRefusals = (live: LineRefusal | null, sent: RefusedChange | null): LineRefusals => {
  if (live !== null) return { quantities: { [live.itemIdentifier]: live.text }, extras: {} };
  const at = sent === null ? {} : { [sent.line]: sent.error };
  return {
    quantities: sent?.intent === 'quantity' ? at : {},
    extras: sent?.intent === 'add-extra' ? at : {},
  };
};
