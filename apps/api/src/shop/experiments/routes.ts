import { createHash } from 'node:crypto';
import type { Flags, FlagsQuestion } from '@counterpane/contract/visitor/flags';
import { visitorEndpoints } from '@counterpane/contract/visitor/visitor-endpoints';
import { type Assignment, FlagsFailed } from '@counterpane/providers/experiments/port';
import { EXPERIMENTS } from '@counterpane/rules/experiments/experiments';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { Storefront } from '../../catalogue/storefront.ts';
import { ok } from '../../http/answers.ts';
import { consentOf } from '../../http/consent-of.ts';
import { route } from '../../http/route.ts';
import type { ShopDeps } from '../deps.ts';
import { ownExperiments } from './own-experiments.ts';
import { recordExposures } from './record-exposures.ts';
import { findStrategy, strategyIdOf } from './strategy-ids.ts';

/** What a visitor sees of the experiments that run [K7]. */
export const experimentRoutes =
  (deps: ShopDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const record = recordExposures(deps);

    route(app, visitorEndpoints.flags, async (request) => {
      const { body, storefront, visitorId } = request;
      const isInExperiments = visitorId !== null && consentOf(request).personalization;
      const assignments = isInExperiments ? await choose(deps, request, visitorId) : [];
      // What is asked beforehand, or by another page, is not seen yet.
      const seen = assignments
        .filter(({ url }) => url === body.pathname)
        .flatMap(({ experiment, strategyId }) => {
          const variant = findStrategy(deps, storefront, String(strategyId));
          return variant ? [{ experiment, variant }] : [];
        });
      if (visitorId !== null) await record(visitorId, storefront.key, seen);
      return ok(flagsOf(deps, storefront, body, assignments));
    });

    done();
  };

/** A service that fails decides nothing: its visitors see the defaults, and operators hear of it [K8]. */
const choose = async (
  deps: ShopDeps,
  {
    body: { experiments, pathname, isMobile },
    storefront,
  }: Pick<FastifyRequest<{ Body: FlagsQuestion }>, 'body' | 'storefront'>,
  visitor: string,
): Promise<readonly Assignment[]> => {
  const own = ownExperiments(deps, storefront);
  const service = deps.experimentServices.get(storefront.brand.key) ?? own;
  const location = new URL(pathname, deps.storefrontUrl(storefront.key)).href;
  try {
    return await service.choose({ experiments, location, isMobile, visitor: strangerOf(visitor) });
  } catch (error) {
    if (!(error instanceof FlagsFailed)) throw error;
    deps.logger.error({ err: error, service: service.id }, 'the service of experiments failed');
    return [];
  }
};

/** A name for a visitor that leads to nothing else of theirs. */
const strangerOf = (visitorId: string): string =>
  createHash('sha256').update(`experiments ${visitorId}`).digest('base64url');

/** Every page that an experiment is asked for has a strategy: the default where nothing else is decided. */
const flagsOf = (
  deps: ShopDeps,
  storefront: Storefront,
  { experiments }: FlagsQuestion,
  assignments: readonly Assignment[],
): Flags => {
  const decided = new Set(assignments.map(({ url }) => url));
  const defaults = EXPERIMENTS.filter(({ name, url }) => experiments.includes(name) && !decided.has(url)).map(
    ({ url, variants: [{ strategy }] }) => ({ url, strategyID: strategyIdOf(deps, storefront, strategy) }),
  );
  const strategies = assignments.map(({ url, strategyId }) => ({ url, strategyID: strategyId }));
  return [{ DY_STRATEGIES: [...strategies, ...defaults] }];
};
