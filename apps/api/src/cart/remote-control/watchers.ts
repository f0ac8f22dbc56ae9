import type { Database } from '../../database/open.ts';
import { CARTS_CHANNEL } from './announce-cart.ts';

type Look = () => void;

/** Streams per cart: a shopper does not open more windows. */
const MOST_PER_CART = 20;

/** Who looks at which cart in this process. News comes from every process of the store. */
export class Watchers {
  readonly #looks = new Map<string, Set<Look>>();

  /** Starts to listen for changes. */
  listen(database: Pick<Database, 'listen'>): Promise<void> {
    return database.listen(CARTS_CHANNEL, (cartId) => this.#tell(cartId));
  }

  /** Answers how to stop; null when too many look already. */
  watch(cartId: string, look: Look): (() => void) | null {
    const looks = this.#looks.get(cartId) ?? new Set<Look>();
    if (looks.size >= MOST_PER_CART) return null;
    this.#looks.set(cartId, looks.add(look));
    return () => {
      looks.delete(look);
      if (looks.size === 0) this.#looks.delete(cartId);
    };
  }

  /** An empty payload means that notifications were lost while the database was gone: all watchers look again. */
  #tell(cartId: string): void {
    const told = cartId === '' ? [...this.#looks.values()] : [this.#looks.get(cartId) ?? []];
    for (const looks of told) for (const look of looks) look();
  }
}
