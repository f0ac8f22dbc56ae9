import type { ExpressProgress } from '@counterpane/contract/checkout/checkout';
import { AMAZON_PAY } from '@counterpane/rules/payments/methods';
import { changeCart } from '../../cart/carts/change-cart.ts';
import { decideExpress } from '../../cart/checkout/express.ts';
import type { SavedCheckout } from '../../cart/checkout/saved-checkout.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { OrderDeps } from '../deps.ts';

interface Failed {
  readonly visitorId: string;
  readonly storefront: Storefront;
  readonly id: string;
  readonly stage: Extract<ExpressProgress['stage'], 'cancelled' | 'failed'>;
}

/** A session that failed is cleared, and the way back to the steps is open again [K4]. */
export const forgetSession = async (
  deps: Pick<OrderDeps, 'database' | 'catalogue' | 'clock' | 'secret' | 'countsLoopback' | 'orders'>,
  { visitorId, storefront, id, stage }: Failed,
): Promise<void> => {
  await deps.database.transaction((tx) =>
    changeCart(tx, deps, {
      visitorId,
      storefront,
      ifMatch: null,
      decide: async ({ cart }) =>
        // Another tab may have started a new session.
        cart?.checkout.amazonSessionId === id
          ? { ok: true, change: { checkout: withoutSession(cart.checkout, stage) } }
          : { ok: true, change: null },
      show: () => null,
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
