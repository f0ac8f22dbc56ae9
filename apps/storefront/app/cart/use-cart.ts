import type { CartView } from '@counterpane/contract/cart/carts';
import { createClient } from '@counterpane/contract/client';
import { useEffect, useRef, useState } from 'react';
import { hydratedFetch } from '../failures/hydrated-fetch.ts';
import { newestCart } from './newest-cart.ts';
import { createQuantityWriter, type QuantityWriter } from './quantity-writer.ts';

const PAUSE = 350;

/** What was wished and is not answered yet, by line. */
type Wishes = Readonly<Record<string, number>>;

/** Why a wish was not met, at the line that it was made of. */
export interface LineRefusal {
  readonly itemIdentifier: string;
  readonly text: string;
}

interface LiveCart {
  readonly cart: CartView;
  readonly wishes: Wishes;
  readonly isBusy: boolean;
  readonly refusal: LineRefusal | null;
  /** Null stands for what was typed and is no quantity: the cart cannot be left with it. */
  readonly wish: (itemIdentifier: string, quantity: number | null) => void;
  readonly settle: () => Promise<boolean>;
}

/**
 * The cart of the page, kept alive: quantities show at once what was clicked, sums come from the server alone.
 * The first snapshot is exactly the loader's, so that the browser draws what the server drew.
 */
export const useCart = (loaded: CartView): LiveCart => {
  const [cart, setCart] = useState(loaded);
  const [seen, setSeen] = useState(loaded);
  const [wishes, setWishes] = useState<Wishes>({});
  const [refusal, setRefusal] = useState<LineRefusal | null>(null);
  const version = useRef(loaded.version);
  const writer = useRef<QuantityWriter | null>(null);
  const mistyped = useRef(new Set<string>());
  if (seen !== loaded) {
    setSeen(loaded);
    setCart(newestCart(cart, loaded));
  }
  useEffect(() => {
    version.current = cart.version;
  }, [cart.version]);

  const getWriter = (): QuantityWriter => {
    writer.current ??= createQuantityWriter({
      client: createClient(hydratedFetch),
      version: () => version.current,
      onCart: (answered) => {
        version.current = answered.version;
        setCart((shown) => newestCart(shown, answered));
      },
      onRefused: (itemIdentifier, text) => setRefusal({ itemIdentifier, text }),
      onSettled: () => setWishes({}),
      pause: PAUSE,
    });
    return writer.current;
  };

  return {
    cart,
    wishes,
    refusal,
    isBusy: Object.keys(wishes).length > 0,
    wish: (itemIdentifier, quantity) => {
      setRefusal(null);
      if (quantity === null) {
        mistyped.current.add(itemIdentifier);
        return;
      }
      mistyped.current.delete(itemIdentifier);
      setWishes((others) => ({ ...others, [itemIdentifier]: quantity }));
      getWriter().wish(itemIdentifier, quantity);
    },
    settle: async () => {
      const isSettled = await getWriter().settle();
      return isSettled && !cart.items.some((item) => mistyped.current.has(item.itemIdentifier));
    },
  };
};
