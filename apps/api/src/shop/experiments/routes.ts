import type { Flags, FlagsQuestion } from '@counterpane/contract/visitor/flags';
import { visitorEndpoints } from '@counterpane/contract/visitor/visitor-endpoints';
import { type Assignment, FlagsFailed } from '@counterpane/providers/experiments/port';
import { PAGE_EXPERIMENTS, RECOMMENDATION_EXPERIMENTS } from '@counterpane/rules/experiments/experiments';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { Storefront } from '../../catalogue/storefront.ts';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { consentOf } from '../../http/consent-of.ts';
import { route } from '../../http/route.ts';
import type { ShopDeps } from '../deps.ts';
import { isRobot } from './is-robot.ts';
import { ownExperiments } from './own-experiments.ts';
import { pageExposures } from './page-exposures.ts';
import { type Exposure, recordExposures } from './record-exposures.ts';
import { findStrategy, strategyIdOf } from './strategy-ids.ts';
import { strangerOf } from './variant-of-visitor.ts';

/** What a visitor sees of the experiments that run [K7]. */
export const experimentRoutes =
  (deps: ShopDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const record = recordExposures(deps);

    route(app, visitorEndpoints.flags, async (request) => {
      const { body, headers, storefront, visitorId } = request;
      if (visitorId === null || !consentOf(request).personalization)
        return ok(flagsOf(deps, storefront, body, []));
      const assignments = await choose(deps, request, visitorId);
      const day = isoNow(deps.clock).slice(0, 10);
      const seen = [
        ...seenOf(deps, request, assignments),
        ...pageExposures({ ...body, visitorId, storefront: storefront.key, day }),
      ];
      if (!isRobot(headers)) await record(visitorId, storefront.key, seen);
      return ok(flagsOf(deps, storefront, body, assignments));
    });

    done();
  };

type Asked = Pick<FastifyRequest<{ Body: FlagsQuestion }>, 'body' | 'storefront'>;

/** A service that fails decides nothing: its visitors see the defaults, and operators hear of it [K8]. */
const choose = async (
  deps: ShopDeps,
  { body: { experiments: asked, pathname, isMobile }, storefront }: Asked,
  visitor: string,
): Promise<readonly Assignment[]> => {
  // A cached page cannot wait for a service: the store has decided what it shows.
  const experiments = asked.filter((name) => !PAGE_EXPERIMENTS.some((one) => one.name === name));
  if (experiments.length === 0) return [];
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

/** What is asked beforehand, or by another page, is not seen yet. */
const seenOf = (
  deps: ShopDeps,
  { body, storefront }: Asked,
  assignments: readonly Assignment[],
): readonly Exposure[] =>
  assignments
    .filter(({ url }) => url === body.pathname)
    .flatMap(({ experiment, strategyId }) => {
      const variant = findStrategy(deps, storefront, String(strategyId));
      return variant ? [{ experiment, variant }] : [];
    });

/** Every page that an experiment is asked for has a strategy: the default where nothing else is decided. */
const flagsOf = (
  deps: ShopDeps,
  storefront: Storefront,
  { experiments }: FlagsQuestion,
  assignments: readonly Assignment[],
): Flags => {
  const decided = new Set(assignments.map(({ url }) => url));
  const defaults = RECOMMENDATION_EXPERIMENTS.filter(
    ({ name, url }) => experiments.includes(name) && !decided.has(url),
  ).map(({ url, variants: [{ name }] }) => ({ url, strategyID: strategyIdOf(deps, storefront, name) }));
  const strategies = assignments.map(({ url, strategyId }) => ({ url, strategyID: strategyId }));
  return [{ DY_STRATEGIES: [...strategies, ...defaults] }];
};
