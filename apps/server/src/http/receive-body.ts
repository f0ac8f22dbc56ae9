import type { IncomingMessage } from 'node:http';

export interface BodyLimits {
  readonly maxBytes: number;
  /** Milliseconds from now; a body that has not arrived by then is refused. */
  readonly maxMs: number;
}

/**
 * A page's forms: the largest real one is a message to support, 4,000 characters of up to nine bytes each as forms
 * encode them.
 */
export const FORM_LIMITS: BodyLimits = { maxBytes: 64 * 1024, maxMs: 10_000 };

/** The API's, as its framework counts them too. */
export const API_LIMITS: BodyLimits = { maxBytes: 256 * 1024, maxMs: 10_000 };

/** Why a body is not taken, as the status that says so. */
export type BodyFault = 400 | 408 | 413;

type Received =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly status: BodyFault };

/** Whether a request declares a body that is too large. Nothing of it has been read then. */
export const isTooLarge = ({ headers }: IncomingMessage, { maxBytes }: BodyLimits): boolean =>
  Number(headers['content-length'] ?? 0) > maxBytes;

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

/** Reads a body up to its limits; bytes beyond them are not kept. */
export const receiveBody = (req: IncomingMessage, limits: BodyLimits): Promise<Received> => {
  if (isTooLarge(req, limits)) return Promise.resolve({ ok: false, status: 413 });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (received: Received): void => {
      clearTimeout(timer);
      req.off('data', take).off('end', end).off('close', breakOff).off('error', breakOff).pause();
      resolve(received);
    };
    const take = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > limits.maxBytes) finish({ ok: false, status: 413 });
      else chunks.push(chunk);
    };
    const end = (): void => finish({ ok: true, bytes: Buffer.concat(chunks) });
    const breakOff = (): void => finish({ ok: false, status: 400 });
    const timer = setTimeout(() => finish({ ok: false, status: 408 }), limits.maxMs);
    req.on('data', take).on('end', end).on('close', breakOff).on('error', breakOff);
  });
};
