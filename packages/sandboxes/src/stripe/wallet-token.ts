import { textIn, type WayToPay } from '../machinery/way-to-pay.ts';

/** A shopper who looks at a sheet that stays empty opens it again. */
const TIMEOUT_MS = 5_000;

/** What the sheet of a wallet gives to the page. */
export const byWallet = (wallet: string): WayToPay => ({
  by: 'token',
  token: async ({ settings }) => {
    const body = new URLSearchParams({
      key: settings.STRIPE_PUBLISHABLE_KEY ?? '',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][token]': 'tok_visa',
      'payment_method_data[card][wallet]': wallet,
    });
    const address = new URL('/v1/confirmation_tokens', settings.STRIPE_API_URL);
    const answer = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return textIn(await answer.json(), 'id');
  },
});
