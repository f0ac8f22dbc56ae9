import type { WalletSessions } from '@counterpane/providers/payment/wallet-sessions';
import { changeCart } from '../../cart/carts/change-cart.ts';
import { type Cart, findOpenCart } from '../../cart/carts/store.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { findSigned, sign } from '../../http/signing.ts';
import type { OrderDeps } from '../deps.ts';

const PURPOSE = 'wallet-start';

/** Travels to Amazon with the button of a cart and comes back in its session. */
export const startProof = ({ secret }: Pick<OrderDeps, 'secret'>, { id }: Pick<Cart, 'id'>): string =>
  sign(id, PURPOSE, secret);

interface Started {
  readonly sessions: WalletSessions;
  readonly id: string;
  readonly visitorId: string | null;
  readonly storefront: Storefront;
}

/**
 * Keeps a session that Amazon's button has begun with the cart that the button was signed for. False for any other
 * session: it tells name and address, and an id in a link could make a shopper pay with the session of a stranger.
 */
export const adoptSession = async (
  deps: Pick<OrderDeps, 'database' | 'catalogue' | 'clock' | 'secret' | 'countsLoopback' | 'orders'>,
  { sessions, id, visitorId, storefront }: Started,
): Promise<boolean> => {
  const open = visitorId === null ? null : await findOpenCart(deps.database.db, visitorId, storefront.key);
  if (visitorId === null || open === null) return false;
  const session = await sessions.find(id);
  const proof = session?.merchantMetadata?.customInformation ?? '';
  const cartId = findSigned(proof, PURPOSE, deps.secret);
  if (cartId !== open.id) return false;
  const kept = await deps.database.transaction((tx) =>
    changeCart(tx, deps, {
      visitorId,
      storefront,
      ifMatch: null,
      decide: async ({ cart }) =>
        cart?.id === cartId
          ? { ok: true, change: { checkout: { ...cart.checkout, amazonSessionId: id } } }
          : { ok: true, change: null },
      show: () => null,
    }),
  );
  return kept.status === 200;
};
