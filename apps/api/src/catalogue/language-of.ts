import { formatMessages } from '@counterpane/messages/format-message';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { betweenTags, translateAnswer } from '../language/translate-answer.ts';
import type { Translator } from '../language/translator.ts';
import { writingIn } from '../language/writing.ts';
import type { CatalogueDeps } from './deps.ts';
import type { Storefront } from './storefront.ts';

/** In which language a page asks, where its storefront has more than one: `fr`, or with its country `fr-CA`. */
export const LANGUAGE_HEADER = 'x-language';

/** The language of a request's answer: the one that it asks for, where the storefront speaks it, else its first. */
export const languageOf = (request: FastifyRequest, { definition }: Storefront): string => {
  const asked = String(request.headers[LANGUAGE_HEADER] ?? '').split('-')[0];
  return definition.otherLanguages.find((language) => language === asked) ?? definition.language;
};

type Facts = Pick<CatalogueDeps, 'translators'>;

interface RequestTranslators {
  readonly translate: Translator;
  /** Written pages have a file for each language; only words of the country are replaced in them. */
  readonly translateHtml: Translator;
}

const findTranslators = (request: FastifyRequest, { translators }: Facts): RequestTranslators | null => {
  const { storefront } = request;
  const language = languageOf(request, storefront);
  const ofCountry = translators.get(`${language}-${storefront.definition.country}`);
  if (ofCountry) return { translate: ofCountry, translateHtml: betweenTags(ofCountry) };
  const translate = translators.get(language);
  return translate ? { translate, translateHtml: (html) => html } : null;
};

/** The translator for the language of a request; null where texts are written in that language. */
export const translatorOf = (request: FastifyRequest, facts: Facts): Translator | undefined =>
  findTranslators(request, facts)?.translate;

/** An answer in the language of its request: `fr`, or where that country has words of its own, `en-GB`. */
export const localize = (body: unknown, request: FastifyRequest, facts: Facts): unknown => {
  const { storefront } = request;
  const translators = findTranslators(request, facts);
  const locale = `${languageOf(request, storefront)}-${storefront.definition.country}`;
  const writing = writingIn(locale, translators?.translate ?? ((text) => text));
  return formatMessages(
    translators ? translateAnswer(body, translators.translate, translators.translateHtml) : body,
    writing,
  );
};

/** Every answer of the API in the language of its request. What is sent as bytes was translated when it was kept. */
export const localizeAnswers = (api: FastifyInstance, facts: Facts): void => {
  api.addHook('preSerialization', async (request, _reply, body) => localize(body, request, facts));
};
