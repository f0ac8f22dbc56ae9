import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Storefront } from '../catalogue/snapshot.ts';
import type { ApiDeps } from '../deps.ts';
import { translateAnswer } from './translate-answer.ts';

/** In which language a page asks, where its storefront has more than one. */
export const LANGUAGE_HEADER = 'x-language';

/** The language of a request's answer: the one that it asks for, where the storefront speaks it, else its first. */
export const languageOf = (request: FastifyRequest, { definition }: Storefront): string => {
  const asked = request.headers[LANGUAGE_HEADER];
  return definition.otherLanguages.find((language) => language === asked) ?? definition.language;
};

type Facts = Pick<ApiDeps, 'catalogue' | 'translators'>;

/** An answer in the language of its request. */
export const speak = (body: unknown, request: FastifyRequest, { catalogue, translators }: Facts): unknown => {
  // Nearly all requests ask for nothing.
  if (request.headers[LANGUAGE_HEADER] === undefined) return body;
  const translate = translators.get(languageOf(request, catalogue.storefrontOf(request.hostname)));
  return translate ? translateAnswer(body, translate) : body;
};

/** Every answer of the API in the language of its request. What is sent as bytes was translated when it was kept. */
export const speakLanguages = (api: FastifyInstance, facts: Facts): void => {
  api.addHook('preSerialization', async (request, _reply, body) => speak(body, request, facts));
};
