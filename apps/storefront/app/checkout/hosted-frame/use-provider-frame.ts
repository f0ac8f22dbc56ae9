import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

/** `none` until there is script, and for good without it. */
type FrameState = 'none' | 'loading' | 'shown' | 'failed';

/** A page that has not come by then does not come. */
const LOADS_WITHIN_MS = 15_000;

/** The message by which Acima's page says that it is there. */
const READY = 'ACIMA_ECOM_IFRAME_READY';

/**
 * A provider's page in a frame. Each page in it may be the last one: when it is the way back, or tells one, the whole
 * window takes it; otherwise the order is asked about, which leads away as soon as it is decided.
 * `saysReady`: the page tells that it is there, and is not believed to be before.
 */
export const useProviderFrame = (url: string, saysReady: boolean) => {
  const [state, setState] = useState<FrameState>('none');
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const pages = useRef({ attempt, ready: 0, loaded: 0 });
  const { revalidate } = useRevalidator();
  const isLoading = state === 'loading';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another frame.
  useEffect(() => setState('loading'), [attempt]);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setState('failed'), LOADS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  /** Which page of this attempt the frame is at: one that is left before all of it is there has said so, and does not load. */
  const countPage = useCallback(
    (told: 'ready' | 'loaded'): number => {
      if (pages.current.attempt !== attempt) pages.current = { attempt, ready: 0, loaded: 0 };
      pages.current[told] += 1;
      return Math.max(pages.current.ready, pages.current.loaded);
    },
    [attempt],
  );

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || !isOfCompany(origin, url)) return;
      const message = parseMessage(data);
      if (message.type === READY) {
        countPage('ready');
        setState('shown');
      }
      const back = toldWayBack(message);
      if (back !== null) window.location.assign(back);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [url, countPage]);

  const onLoad = () => {
    const back = findWayBack(frame.current);
    if (back !== null) {
      window.location.assign(back);
      return;
    }
    // Nothing has happened on the first page; a provider that was just asked would not be asked again after the second.
    if (countPage('loaded') > 1) void revalidate();
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

/** Whether a message comes from where the page came from, or from another host of the company, which may lead on there. */
const isOfCompany = (origin: string, url: string): boolean =>
  origin === new URL(url).origin || (origin.startsWith('https:') && siteOf(origin) === siteOf(url));

const siteOf = (url: string): string => new URL(url).hostname.split('.').slice(-2).join('.');

/** Where pages in frames lead back to, see framed-return.ts of the API. */
const RETURNS = '/api/framed-returns/';

/**
 * The message that ends Truemed's page: `{success, redirect_url}`, the address that the store named when it opened the page
 * (https://developers.truemed.com/guides/implementation/i-frame-payment-session). Any other address is not followed.
 */
const toldWayBack = ({ success, redirect_url: address }: Message): string | null => {
  if (typeof success !== 'boolean' || typeof address !== 'string' || !URL.canParse(address)) return null;
  const { origin, pathname, href } = new URL(address);
  return origin === window.location.origin && pathname.startsWith(RETURNS) ? href : null;
};

interface Message {
  readonly type?: unknown;
  readonly success?: unknown;
  readonly redirect_url?: unknown;
}

const parseMessage = (data: unknown): Message => {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof message === 'object' && message !== null ? message : {};
  } catch {
    return {};
  }
};
