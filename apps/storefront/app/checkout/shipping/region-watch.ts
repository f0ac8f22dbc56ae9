import type { CartView } from '@counterpane/contract/cart/carts';
import type { RegionOutcome } from '@counterpane/contract/cart/region-answer';
import { isPostalCode } from '@counterpane/rules/address/postal-code';
import { statesOf } from '@counterpane/rules/address/states';
import { IDLE, type RegionState, stateOf, type TypedRegion } from './region-state.ts';

/** When a region is asked about: after a pause, or at once and then after a pause [D22]. */
interface Pace {
  readonly pause: number;
  readonly isLeading: boolean;
}

export const paceOf = (isLeading: boolean): Pace => ({ pause: isLeading ? 250 : 500, isLeading });

interface WatchSetup {
  readonly pace: Pace;
  /** Asks the server; what goes wrong on the way is an outcome too. */
  readonly ask: (region: TypedRegion, signal: AbortSignal) => Promise<RegionOutcome<CartView>>;
  readonly onState: (state: RegionState) => void;
  readonly onCart: (cart: CartView) => void;
}

export interface RegionWatch {
  /** Tells what stands in the form now. */
  readonly see: (region: TypedRegion) => void;
  /** Waits for what is under way; what nobody could say is asked once more. */
  readonly settle: () => Promise<RegionState>;
  /** Asks once more about what was asked about: what decided about it has changed. */
  readonly again: () => void;
  readonly stop: () => void;
}

/** Watches a region being typed: the latest one counts, and what is under way for an older one is given up. */
export const createRegionWatch = ({ pace, ask, onState, onCart }: WatchSetup): RegionWatch => {
  let state = IDLE;
  let seen: TypedRegion | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = Number.NEGATIVE_INFINITY;
  let asking: { readonly end: AbortController; readonly done: Promise<void> } | null = null;

  const become = (next: RegionState): void => {
    state = next;
    onState(next);
  };

  const forget = (): void => {
    clearTimeout(timer);
    timer = undefined;
    asking?.end.abort();
    asking = null;
  };

  const send = (region: TypedRegion): Promise<void> => {
    forget();
    become({ ...IDLE, isValidationPending: true });
    const end = new AbortController();
    const done = ask(region, end.signal).then((outcome) => {
      if (end.signal.aborted) return;
      asking = null;
      if (outcome.kind === 'valid') onCart(outcome.result);
      become(stateOf(outcome, region.zip));
    });
    asking = { end, done };
    return done;
  };

  return {
    see: (region) => {
      if (seen && isSame(seen, region)) return;
      seen = region;
      const now = Date.now();
      const isQuiet = now - asked >= pace.pause;
      asked = now;
      forget();
      if (!isComplete(region)) return become(IDLE);
      if (pace.isLeading && isQuiet) return void send(region);
      become({ ...IDLE, isValidationPending: true });
      timer = setTimeout(() => void send(region), pace.pause);
    },
    settle: async () => {
      if (timer !== undefined && seen) await send(seen);
      else await asking?.done;
      if (state.isUnknown && seen) await send(seen);
      return state;
    },
    again: () => {
      if (seen && isComplete(seen)) void send(seen);
    },
    stop: forget,
  };
};

/** Enough to ask about: all of it is there, and the code looks like one [D30]. */
const isComplete = ({ country, state, zip, city }: TypedRegion): boolean =>
  city !== '' && isPostalCode(zip, country) && (state !== '' || statesOf(country, 'shipping').length === 0);

const isSame = (a: TypedRegion, b: TypedRegion): boolean =>
  a.country === b.country && a.state === b.state && a.zip === b.zip && a.city === b.city;
