import type { IncomingMessage } from 'node:http';
import { PHOTO_FORM_BYTES } from '@counterpane/contract/orders/photo-limits';
import { isLoopback } from '@counterpane/providers/is-loopback';
import { API_LIMITS, type BodyLimits, FORM_LIMITS } from './receive-body.ts';

/** A phone sends five photographs in less, where it has a network at all. */
export const PHOTO_FORM_MS = 100_000;
const PHOTO_FORM_LIMITS: BodyLimits = { maxBytes: PHOTO_FORM_BYTES, maxMs: PHOTO_FORM_MS };

/** Forms with photographs that are being received or answered at the same time: each is held in memory, several times over. */
const AT_ONCE = 6;
const AT_ONCE_OF_A_NETWORK = 2;

/** The pages whose forms take photographs, in any language and as their scripts send them, and the endpoint behind them. */
const PAGE = /^(?:\/[a-z]{2})?\/orders\/[^/]+\/(?:return|claim|review)(?:\.data)?$/;
const ENDPOINT = /^\/api\/orders\/[^/]+\/photos\/?$/;

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Whether a request is a form that may bring photographs, as far as its head tells. */
export const isPhotoForm = ({ method, url = '/', headers }: Asked): boolean => {
  const path = url.split('?', 1)[0] ?? '/';
  return (
    method === 'POST' &&
    (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/form-data') &&
    (PAGE.test(path) || ENDPOINT.test(path))
  );
};

/** How much may be sent to a page, and how long it may take. */
export const formLimitsOf = (req: Asked): BodyLimits => (isPhotoForm(req) ? PHOTO_FORM_LIMITS : FORM_LIMITS);

/** The same for the API. */
export const apiLimitsOf = (req: Asked): BodyLimits => (isPhotoForm(req) ? PHOTO_FORM_LIMITS : API_LIMITS);

/** An answer, as far as its end goes. */
interface Closing {
  once(event: 'close', ended: () => void): unknown;
}

export type PhotoForms = ReturnType<typeof createPhotoForms>;

/** Counts the forms with photographs of this process. */
export const createPhotoForms = () => {
  const running = new Map<string, number>();
  let inAll = 0;

  return {
    /** Null for a request that may go on, which then counts until it is answered; else the status that says why not. */
    refusalFor(req: Asked, res: Closing, network: string): 429 | 503 | null {
      if (!isPhotoForm(req)) return null;
      const own = running.get(network) ?? 0;
      // A proxy that the store was not told of stands for everybody behind it.
      if (own >= AT_ONCE_OF_A_NETWORK && !isLoopback(network)) return 429;
      if (inAll >= AT_ONCE) return 503;
      inAll++;
      running.set(network, own + 1);
      res.once('close', () => {
        inAll--;
        const left = (running.get(network) ?? 1) - 1;
        if (left === 0) running.delete(network);
        else running.set(network, left);
      });
      return null;
    },
  };
};
