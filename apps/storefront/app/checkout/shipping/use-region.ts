import type { CartView } from '@counterpane/contract/cart/carts';
import { useEffect, useRef, useState } from 'react';
import { newestCart } from '../../cart/newest-cart.ts';
import { parseAddress } from '../../form/parse-address.ts';
import { IDLE, type RegionState } from './region-state.ts';
import { createRegionWatch, paceOf, type RegionWatch } from './region-watch.ts';
import { sendRegion } from './send-region.ts';

interface CheckedRegion {
  readonly state: RegionState;
  /** The state that was chosen on this page; null while the form is as it came. */
  readonly typedState: string | null;
  /** The loader's cart, or the one with the taxes of what was typed since. */
  readonly cart: CartView;
  /** Looks at the form again. */
  readonly see: (form: HTMLFormElement) => void;
  readonly settle: () => Promise<RegionState>;
  /** Asks once more about what stands in the form. */
  readonly seeAgain: (form: HTMLFormElement) => void;
}

/** Watches the region of a form while it is typed, and keeps the cart's taxes with it. */
export const useRegion = (loaded: CartView, isLeading: boolean): CheckedRegion => {
  const [state, setState] = useState(IDLE);
  const [typedState, setTypedState] = useState<string | null>(null);
  const [cart, setCart] = useState(loaded);
  const [seen, setSeen] = useState(loaded);
  const watch = useRef<RegionWatch | null>(null);
  if (seen !== loaded) {
    setSeen(loaded);
    setCart(newestCart(cart, loaded));
  }
  useEffect(
    () => () => {
      watch.current?.stop();
      watch.current = null;
    },
    [],
  );
  const getWatch = (): RegionWatch => {
    watch.current ??= createRegionWatch({
      pace: paceOf(isLeading),
      ask: sendRegion,
      onState: setState,
      onCart: (answered) => setCart((shown) => newestCart(shown, answered)),
    });
    return watch.current;
  };
  const see = (form: HTMLFormElement): void => {
    const { country, state: code, zip, city } = parseAddress(new FormData(form));
    setTypedState(code);
    getWatch().see({ country, state: code, zip, city });
  };
  return {
    state,
    typedState,
    cart,
    see,
    seeAgain: (form) => {
      see(form);
      getWatch().again();
    },
    settle: () => getWatch().settle(),
  };
};
