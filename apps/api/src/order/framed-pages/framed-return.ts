import { providerEndpoints } from '@counterpane/contract/checkout/provider-endpoints';
import { message } from '@counterpane/messages/message';
import { findMethod } from '@counterpane/rules/payments/methods';
import type { FastifyPluginCallback } from 'fastify';
import { localizeIn } from '../../catalogue/localize-in.ts';
import { SENT } from '../../http/answers.ts';
import { route } from '../../http/route.ts';

/** Whether a way to pay shows its page in a frame of ours. */
export const isFramed = (provider: string): boolean => findMethod(provider)?.entry === 'frame';

/** Where a framed page leads back to: a frame cannot show the shop itself. `path` is the shop's language, `/fr`. */
export const framedReturns = (base: URL, path: string, orderId: string) => {
  const to = (left: boolean): string => {
    const url = new URL(`/api/framed-returns/${orderId}`, base);
    if (path) url.searchParams.set('path', path);
    if (left) url.searchParams.set('left', '1');
    return url.href;
  };
  return { returnUrl: to(false), cancelUrl: to(true) };
};

/**
 * The return address of a framed page. In the frame it is a link that the surrounding page follows by itself;
 * without a frame it redirects at once. It reads only the id in its address, since a frame brings no cookie.
 */
export const framedReturnRoutes = (): FastifyPluginCallback => (app, _options, done) => {
  route(
    app,
    providerEndpoints.framedReturn,
    async ({ params, query: { path = '', left }, headers, storefront: asked }, reply) => {
      const { id } = params;
      const to = left ? `${path}/checkout/billing?leftOrder=${id}` : `${path}/checkout/review?orderId=${id}`;
      reply.header('cache-control', 'no-store');
      if (headers['sec-fetch-dest'] !== 'iframe') {
        reply.redirect(to, 303);
        return SENT;
      }
      const storefront = asked.inLanguage(path.slice(1));
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
        .header('x-frame-options', 'SAMEORIGIN')
        .send(pageOf(to, localizeIn(storefront)(message('Back to the shop')), storefront.language));
      return SENT;
    },
  );
  done();
};

const pageOf = (to: string, text: string, language: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${text}</title><main><h1>${text}</h1><p><a href="${to}" target="_top">${text}</a></p></main></html>`;
