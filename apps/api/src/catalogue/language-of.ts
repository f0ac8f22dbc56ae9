import type { IncomingHttpHeaders } from 'node:http';
import { formatMessages, type Writing } from '@counterpane/messages/format-message';
import type { FastifyInstance } from 'fastify';
import { writingIn } from '../language/writing.ts';
import type { Storefront } from './storefront.ts';

/** In which language a page asks, where its storefront has more than one: `fr`, or with its country `fr-CA`. */
export const LANGUAGE_HEADER = 'x-language';

/** Nothing where a request does not say. */
export const askedLanguage = (headers: IncomingHttpHeaders): string => String(headers[LANGUAGE_HEADER] ?? '');

type InLanguage = Pick<Storefront, 'language' | 'definition' | 'localize'>;

/** How a storefront writes. */
export const writingOf = (storefront: InLanguage): Writing =>
  writingIn(localeOf(storefront), storefront.localize);

const localeOf = ({ language, definition }: InLanguage): string => `${language}-${definition.country}`;

/** What emails and papers of a storefront are written with. */
export const frameOf = (
  storefront: InLanguage & Pick<Storefront, 'brand'>,
): Pick<Storefront, 'brand'> & { readonly writing: Writing; readonly language: string } => ({
  brand: storefront.brand,
  writing: writingOf(storefront),
  language: localeOf(storefront),
});

/** What its pages begin with: nothing in its first language. @example "/fr" */
export const languagePathOf = ({
  language,
  definition,
}: Pick<Storefront, 'language' | 'definition'>): string =>
  language === definition.language ? '' : `/${language}`;

/** An answer with its messages said in the language of the storefront that it was made from, whose copy is in it already. */
export const localize = (body: unknown, storefront: InLanguage): unknown =>
  formatMessages(body, writingOf(storefront));

/**
 * Every answer of the API in the language of its request. An answer that was kept for a repeated request is sent as bytes: it
 * was localised before it was kept.
 */
export const localizeAnswers = (api: FastifyInstance): void => {
  api.addHook('preSerialization', async ({ storefront }, _reply, body) => localize(body, storefront));
};
