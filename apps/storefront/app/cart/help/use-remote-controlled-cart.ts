import type { CartView } from '@counterpane/contract/cart/carts';
import { endpointUrl } from '@counterpane/contract/endpoint-call';
import { useCartEvents } from './use-cart-events.ts';

/** Reloads the shopper's cart when staff change it, as long as they may control it remotely [D13]. */
export const useRemoteControlledCart = ({ help = null, version }: Pick<CartView, 'help' | 'version'>): void =>
  useCartEvents(help === null ? null : endpointUrl('GET /carts/my/events', {}), version);
