import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

/** `none` until there is script, and for good without it. */
type FrameState = 'none' | 'loading' | 'shown' | 'failed';

/** A page that has not come by then does not come. */
const LOADS_WITHIN_MS = 15_000;

/** The message by which Acima's page says that it is there. */
const READY = 'ACIMA_ECOM_IFRAME_READY';

/**
 * A provider's page in a frame. Each page in it may be the last one: when it is the way back, the whole window
 * takes it; otherwise the order is asked about, which leads away as soon as it is decided.
 * `saysReady`: the page tells that it is there, and is not believed to be before.
 */
export const useProviderFrame = (saysReady: boolean) => {
  const [state, setState] = useState<FrameState>('none');
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const { revalidate } = useRevalidator();
  const isLoading = state === 'loading';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another frame.
  useEffect(() => setState('loading'), [attempt]);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setState('failed'), LOADS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && typeOf(data) === READY) setState('shown');
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  const onLoad = () => {
    const back = findWayBack(frame.current);
    if (back !== null) {
      window.location.assign(back);
      return;
    }
    if (state === 'shown') void revalidate();
    if (!saysReady) setState('shown');
  };

  return { state, frame, attempt, onLoad, tryAgain: () => setAttempt((count) => count + 1) };
};

/** Our own page in the frame, which can be read, is the way back. */
const findWayBack = (frame: HTMLIFrameElement | null): string | null => {
  try {
    return frame?.contentDocument?.querySelector<HTMLAnchorElement>('a[target="_top"]')?.href ?? null;
  } catch {
    return null;
  }
};

const typeOf = (data: unknown): unknown => {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof message === 'object' && message !== null && 'type' in message ? message.type : null;
  } catch {
    return null;
  }
};
