import type { Stripe } from '@stripe/stripe-js';
import type { ScriptOrigins } from '../services.ts';
import { LOAD_FAILURE, withTimeout } from './with-timeout.ts';

/** What every wallet of the card provider begins with. */
export interface CardWalletScript {
  readonly stripe: Pick<ScriptOrigins['stripe'], 'scriptUrl' | 'publishableKey'>;
  readonly loadScript: (url: string) => Promise<void>;
  /** The page with what the script puts on it. */
  readonly page: Pick<Window, 'Stripe'>;
}

export const loadCardScript = async ({ stripe, loadScript }: CardWalletScript): Promise<void> => {
  await withTimeout(loadScript(stripe.scriptUrl)).catch((cause) => {
    throw new Error(LOAD_FAILURE, { cause });
  });
};

export const openStripe = ({ stripe, page }: CardWalletScript): Stripe => {
  if (!page.Stripe) throw new Error(LOAD_FAILURE);
  return page.Stripe(stripe.publishableKey);
};

/** What the shopper reads where a browser has no such wallet. */
export const NOT_HERE = 'This browser has no wallet of this kind';
