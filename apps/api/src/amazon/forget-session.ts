import type { ExpressNews } from '@counterpane/contract/checkout';
import { changeCart } from '../carts/change-cart.ts';
import type { Storefront } from '../catalogue/snapshot.ts';
import type { SavedCheckout } from '../checkout/saved-checkout.ts';
import type { ApiDeps } from '../deps.ts';
import { decideExpress } from '../payments/express.ts';
import { AMAZON_PAY } from './amazon-pay.ts';

interface Failed {
  readonly visitorId: string;
  readonly storefront: Storefront;
  readonly id: string;
  readonly stage: Extract<ExpressNews['stage'], 'cancelled' | 'failed'>;
}

/** A session that failed is cleared, and the way back to the steps is open again [K4]. */
export const forgetSession = async (
  deps: Pick<ApiDeps, 'database' | 'clock' | 'secret' | 'countsLoopback'>,
  { visitorId, storefront, id, stage }: Failed,
): Promise<void> => {
  await deps.database.transaction((tx) =>
    changeCart(tx, deps, {
      visitorId,
      storefront,
      ifMatch: null,
      decide: async (cart) =>
        // Another tab may have begun anew with a session of its own.
        cart?.checkout.amazonSessionId === id
          ? { ok: true, change: { checkout: withoutSession(cart.checkout, stage) } }
          : { ok: true, change: null },
    }),
  );
};

const withoutSession = (
  { amazonSessionId: _cleared, ...saved }: SavedCheckout,
  stage: Failed['stage'],
): SavedCheckout => {
  const decision = decideExpress(saved, { provider: AMAZON_PAY, stage });
  return decision.ok ? decision.change : saved;
};
