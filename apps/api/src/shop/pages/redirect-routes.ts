import { pageEndpoints } from '@counterpane/contract/pages/page-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { findRedirect } from './find-redirect.ts';
import { pageNotFound } from './page-not-found.ts';

/** What the shop asks when an address is no page: whether it is another name of one. */
export const redirectRoutes = (): FastifyPluginCallback => (app, _options, done) => {
  route(app, pageEndpoints.redirect, async (request) => {
    const storefront = request.storefront;
    const to = findRedirect(request.query.path, storefront);
    return to === null ? pageNotFound() : ok({ to });
  });

  done();
};
