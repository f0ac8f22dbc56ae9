import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '../../failures/failure.ts';
import { reportFailure } from '../../failures/report-failure.ts';
import { startInstalments } from '../wallet/instalment-flow.ts';
import type { ClosableInstalmentForm } from './flex-form.ts';

/** `none` until it is wanted, and for good without JavaScript. */
export type InstalmentState =
  | { readonly kind: 'none' | 'loading' | 'shown' | 'approved' | 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Runs the form while it is wanted: it appears in `place`, `onApproval` hears that the shopper has approved it.
 * Another `plan` is another form.
 */
export const useInstalments = (
  isWanted: boolean,
  plan: string,
  createForm: (place: HTMLElement) => ClosableInstalmentForm,
  onApproval: () => void,
) => {
  const [state, setState] = useState<InstalmentState>({ kind: 'none' });
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const create = useEffectEvent(createForm);
  const succeed = useEffectEvent(onApproval);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan or attempt is another form.
  useEffect(() => {
    if (!isWanted || !place.current) return;
    let isGone = false;
    const form = create(place.current);
    /** The form has ended; what it says after that, or after another method was chosen, concerns nobody. */
    const end = (next: InstalmentState): void => {
      if (isGone) return;
      isGone = true;
      form.close();
      setState(next);
    };
    setState({ kind: 'loading' });
    const started = startInstalments(
      form,
      {
        onSuccess: () => {
          if (isGone) return;
          succeed();
          end({ kind: 'approved' });
        },
        onCancel: () => end({ kind: 'cancelled' }),
        onError: (error) => end({ kind: 'failed', message: messageOf(error) }),
      },
      (text, error) => {
        if (!isGone) reportFailure({ level: 'error', text, url: location.pathname, error });
      },
    );
    void started.then(() => {
      if (!isGone) setState({ kind: 'shown' });
    });
    return () => {
      isGone = true;
      form.close();
    };
  }, [isWanted, plan, attempt]);

  return { state, place, tryAgain: () => setAttempt((count) => count + 1) };
};
