import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';

export const APPLE_PAY_DOMAIN_PATH = '/.well-known/apple-developer-merchantid-domain-association';

export interface ApplePayDomain {
  /** Whether the request was answered; false where no file is configured or it cannot be read. */
  serve(req: IncomingMessage, res: ServerResponse): Promise<boolean>;
}

/**
 * The file by which Apple knows that a host may show Apple Pay (docs.stripe.com/payments/payment-methods/pmd-registration). It
 * expires and is the company's own, so that operators configure it; a new one is served without a restart.
 */
export const createApplePayDomain = (
  file: string | null,
  logger: Pick<FastifyBaseLogger, 'error'>,
): ApplePayDomain => ({
  serve: async (req, res) => {
    if (file === null) return false;
    const content = await readFile(file).catch((error: unknown) => {
      logger.error({ err: error }, 'APPLE_PAY_DOMAIN_FILE cannot be read');
      return null;
    });
    if (content === null) return false;
    res.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': content.length,
      'cache-control': 'no-cache',
    });
    res.end(req.method === 'HEAD' ? undefined : content);
    return true;
  },
});
