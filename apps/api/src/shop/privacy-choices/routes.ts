import { cookieLine } from '@counterpane/contract/visitor/cookies';
import type { PrivacyChoices } from '@counterpane/contract/visitor/privacy';
import { CONSENT_QUESTION } from '@counterpane/contract/visitor/privacy-question';
import { visitorEndpoints } from '@counterpane/contract/visitor/visitor-endpoints';
import { CONSENT_VERSION, formatChoices } from '@counterpane/rules/privacy/choices-cookie';
import { decideConsent } from '@counterpane/rules/privacy/decide-consent';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { isoNow } from '../../clock.ts';
import { isoOf } from '../../database/when.ts';
import { ok } from '../../http/answers.ts';
import { consentFacts } from '../../http/consent-of.ts';
import { newId } from '../../http/ids.ts';
import { route } from '../../http/route.ts';
import { requireVisitor } from '../../http/visitor.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { findChoice, insertChoice, type PrivacyChoice } from './store.ts';

/** Visitors see and choose what may be done with their visits [R056]. */
export const privacyChoiceRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    route(app, visitorEndpoints.privacyChoices, async (request) => {
      const { visitorId } = request;
      return ok(
        viewOf(request, await findChoice(db, { visitorId, customerId: await customerIdOf(request) })),
      );
    });

    route(app, visitorEndpoints.choosePrivacy, async (request, reply) => {
      const { storefront, body } = request;
      const { from: askedBy, ...chosen } = body;
      const choice: PrivacyChoice = {
        ...chosen,
        askedBy,
        id: newId(),
        visitorId: requireVisitor(request, reply, deps),
        customerId: await customerIdOf(request),
        storefront: storefront.key,
        language: storefront.language,
        version: CONSENT_VERSION,
        question: CONSENT_QUESTION,
        at: isoNow(deps.clock),
      };
      await insertChoice(db, choice);
      reply.header('set-cookie', cookieLine('privacy', formatChoices(chosen), deps.secureCookies));
      return ok(viewOf(request, choice));
    });

    done();
  };

const customerIdOf = async (request: FastifyRequest): Promise<string | null> =>
  request.storefront.flags.accounts ? ((await request.findCustomer())?.id ?? null) : null;

/** A choice of questions that are asked otherwise now is shown with its day; of it only a no still counts. */
const viewOf = (request: FastifyRequest, choice: PrivacyChoice | null): PrivacyChoices => {
  const facts = consentFacts(request.headers, request.storefront.definition.country);
  const isOfNow = choice?.version === CONSENT_VERSION;
  const chosen = isOfNow ? choice : facts.chosen;
  const earlier = isOfNow ? null : (choice ?? facts.earlier);
  const { analytics, personalization, marketing, mode } = decideConsent({ ...facts, chosen, earlier });
  return {
    ...{ analytics, personalization, marketing, mode },
    hasSignal: facts.hasSignal,
    chosen: choice && { at: isoOf(choice.at), version: choice.version },
  };
};
