import { pageEndpoints } from '@counterpane/contract/pages/page-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import type { Storefront } from '../../catalogue/storefront.ts';
import { ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { alternatesOf } from './alternates.ts';
import { feedOf } from './feed.ts';
import { sitemapPaths } from './sitemap.ts';

/** What search and shopping engines read of a storefront. */
export const searchEngineRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, pageEndpoints.sitemap, async (request) => {
      const storefront = request.storefront;
      const pathsOf = new Map<Storefront, ReadonlySet<string>>();
      const has = (other: Storefront, path: string): boolean => {
        const paths = pathsOf.get(other) ?? new Set(sitemapPaths(other));
        pathsOf.set(other, paths);
        return paths.has(path);
      };
      const { language, otherLanguages } = storefront.definition;
      const pages = [language, ...otherLanguages].flatMap((each) =>
        sitemapPaths(storefront.inLanguage(each)).map((path) => ({
          base: each === language ? '' : `/${each}`,
          path,
          alternates: alternatesOf(storefront, deps, (other) => has(other, path)),
        })),
      );
      return ok({ pages });
    });

    route(app, pageEndpoints.feed, async (request) => ok(feedOf(request.storefront)));

    done();
  };
