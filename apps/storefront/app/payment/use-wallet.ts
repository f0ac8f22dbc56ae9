import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '../failures/failure.ts';
import { reportFailure } from '../failures/report-failure.ts';
import { startWallet, type WalletClient } from './wallet-flow.ts';

/** A wallet that can be started more than once: each time the shopper comes back to it. */
export interface ClosableWallet<Instance> extends WalletClient<Instance> {
  close(): void;
}

/** `none` until it is chosen, and for good without JavaScript. `missing`: its button is not displayed. */
type WalletState = 'none' | 'loading' | 'displayed' | 'missing';

/** How the last try ended, when it did not end in a token. */
export type WalletEnd = { readonly kind: 'cancelled' } | { readonly kind: 'error'; readonly message: string };

/** Runs a wallet while it is the chosen method: its buttons appear in `place`, its token goes to `onToken`. */
export const useWallet = <Instance>(
  isWanted: boolean,
  createWallet: (place: HTMLElement) => ClosableWallet<Instance>,
  onToken: (token: string) => void,
) => {
  const [state, setState] = useState<WalletState>('none');
  const [end, setEnd] = useState<WalletEnd | null>(null);
  const [attempt, setAttempt] = useState(1);
  const place = useRef<HTMLDivElement>(null);
  const create = useEffectEvent(createWallet);
  const succeed = useEffectEvent(onToken);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts the wallet anew.
  useEffect(() => {
    if (!isWanted || !place.current) return;
    let isGone = false;
    /** What a wallet says after another method was chosen concerns nobody. */
    const whileHere = (act: () => void): void => {
      if (!isGone) act();
    };
    const wallet = create(place.current);
    setState('loading');
    setEnd(null);
    void startWallet(wallet, {
      onDisplayed: (isDisplayed) => whileHere(() => setState(isDisplayed ? 'displayed' : 'missing')),
      onSuccess: (token) =>
        whileHere(() => {
          setEnd(null);
          succeed(token);
        }),
      onCancel: () => whileHere(() => setEnd({ kind: 'cancelled' })),
      onError: (error) => whileHere(() => setEnd({ kind: 'error', message: messageOf(error) })),
      log: (text, error) => reportFailure({ level: 'error', text, url: location.pathname, error }),
    });
    return () => {
      isGone = true;
      wallet.close();
    };
  }, [isWanted, attempt]);

  return { state, end, place, retry: () => setAttempt((count) => count + 1) };
};
