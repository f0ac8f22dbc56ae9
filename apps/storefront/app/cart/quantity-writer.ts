import type { CartView } from '@counterpane/contract/cart/carts';
import type { Answer, Client } from '@counterpane/contract/client';
import { UNKNOWN_FAILURE } from '../payment/payment-failure.ts';

interface WriterSetup {
  readonly client: Pick<Client, 'cart' | 'changeItem'>;
  /** The version that the shopper sees. */
  readonly version: () => number;
  readonly onCart: (cart: CartView) => void;
  /** The wish could not be met; the cart as it is has been sent to onCart before. */
  readonly onRefused: (itemIdentifier: string, text: string) => void;
  /** Nothing is waiting any more, met or not. */
  readonly onSettled: () => void;
  /** Milliseconds to wait for another click. */
  readonly pause: number;
}

export interface QuantityWriter {
  readonly wish: (itemIdentifier: string, quantity: number) => void;
  /** Sends what is waiting, waits until everything is answered, and says whether every wish was met. */
  readonly settle: () => Promise<boolean>;
}

/**
 * Turns clicks into as few writes as possible: only the last wish of a line within the pause is sent, one write
 * at a time, so that fifty clicks are one write and answers cannot overtake each other.
 */
export const createQuantityWriter = (setup: WriterSetup): QuantityWriter => {
  const wishes = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<boolean> | null = null;

  const sendAll = async (): Promise<boolean> => {
    let isMet = true;
    for (let [next] = wishes; next !== undefined; [next] = wishes) {
      const [itemIdentifier, quantity] = next;
      wishes.delete(itemIdentifier);
      const hasNewerWish = () => wishes.has(itemIdentifier);
      try {
        isMet = (await sendOne(setup, itemIdentifier, quantity, hasNewerWish)) && isMet;
      } catch {
        // The network is down: the other pending changes would fail too.
        isMet = false;
        wishes.clear();
        setup.onRefused(itemIdentifier, UNKNOWN_FAILURE);
      }
    }
    sending = null;
    setup.onSettled();
    return isMet;
  };

  const settle = async (): Promise<boolean> => {
    clearTimeout(timer);
    if (sending === null && wishes.size > 0) sending = sendAll();
    return (await sending) ?? true;
  };

  return {
    settle,
    wish: (itemIdentifier, quantity) => {
      wishes.set(itemIdentifier, quantity);
      clearTimeout(timer);
      timer = setTimeout(() => void settle(), setup.pause);
    },
  };
};

const sendOne = async (
  { client, version, onCart, onRefused }: WriterSetup,
  itemIdentifier: string,
  quantity: number,
  hasNewerWish: () => boolean,
): Promise<boolean> => {
  const answer = await withFreshVersion(client, version(), (ifMatch) =>
    client.changeItem(itemIdentifier, { quantity, source: 'summary-quantity-update' }, { ifMatch }),
  );
  if (answer.ok) {
    onCart(answer.result);
    return true;
  }
  const current = await client.cart();
  if (current.ok) onCart(current.result);
  if (hasNewerWish()) return true;
  onRefused(itemIdentifier, answer.error.error);
  return false;
};

/** Another tab or a member of staff may have changed the cart: then the wish is sent once more on top of that. */
const withFreshVersion = async (
  client: Pick<Client, 'cart'>,
  version: number,
  write: (ifMatch: number) => Promise<Answer<CartView>>,
): Promise<Answer<CartView>> => {
  const answer = await write(version);
  if (answer.ok || answer.error.code !== 'stale_version') return answer;
  const current = await client.cart();
  return current.ok ? write(current.result.version) : current;
};
