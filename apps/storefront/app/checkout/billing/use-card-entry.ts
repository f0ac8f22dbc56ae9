import type { StripeConstructor } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { loadScript } from '../../payment/load-script.ts';
import type { ScriptOrigins } from '../../services.ts';
import { type CardEntry, type CardProgress, createCardEntry } from './card-entry.ts';

declare global {
  interface Window {
    /** Set by the card provider's script. */
    Stripe?: StripeConstructor;
  }
}

type CardScript = Pick<ScriptOrigins['stripe'], 'scriptUrl' | 'publishableKey'>;

/** The fields of a card on this page, and how far they are. */
export type CardForm = ReturnType<typeof useCardEntry>;

/** `none` until the script is asked for, and for good without JavaScript. */
export type CardState = 'none' | 'loading' | 'ready' | 'failed';

/** Milliseconds after which the hosted page is offered instead of fields that do not come. */
const LONGEST_WAIT = 10_000;

const NOTHING_TYPED: CardProgress = { brand: null, isComplete: false };

/** Mounts the provider's fields while the card is the chosen method. */
export const useCardEntry = ({ scriptUrl, publishableKey }: CardScript, isWanted: boolean) => {
  const [state, setState] = useState<CardState>('none');
  const [progress, setProgress] = useState<CardProgress>(NOTHING_TYPED);
  const entry = useRef<CardEntry | null>(null);
  const mounts = {
    number: useRef<HTMLDivElement>(null),
    expiry: useRef<HTMLDivElement>(null),
    cvc: useRef<HTMLDivElement>(null),
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the mounts are refs and never change.
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    setState('loading');
    const mount = () => {
      const { number, expiry, cvc } = mounts;
      if (isGone || !number.current || !expiry.current || !cvc.current) return;
      if (!window.Stripe) return setState('failed');
      const places = { number: number.current, expiry: expiry.current, cvc: cvc.current };
      entry.current = createCardEntry(window.Stripe(publishableKey), places, setProgress, pageStyle());
      setState('ready');
    };
    const fail = () => {
      if (isGone) return;
      isGone = true;
      setState('failed');
    };
    const limit = setTimeout(fail, LONGEST_WAIT);
    loadScript(scriptUrl)
      .then(mount, fail)
      .finally(() => clearTimeout(limit));
    return () => {
      isGone = true;
      clearTimeout(limit);
      entry.current?.destroy();
      entry.current = null;
    };
  }, [isWanted, scriptUrl, publishableKey]);

  // Left before they came, they come no more: nobody waits for them.
  return { state: isWanted ? state : 'none', ...progress, entry, mounts };
};

/** The provider's frames see neither our styles nor our fonts: of the families, they have the last ones. */
const pageStyle = (): Record<string, string> => {
  const { color, fontSize, fontFamily } = getComputedStyle(document.body);
  return { color, fontSize, fontFamily };
};
