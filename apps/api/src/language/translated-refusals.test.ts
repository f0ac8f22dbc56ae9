import { type Endpoint, methodOf, pathOf } from '@counterpane/contract/endpoint';
import { ENDPOINT_GROUPS } from '@counterpane/contract/endpoints';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { useTestStore } from '../testing/use-test-store.ts';
import { TRANSLATIONS } from './testing/translations.ts';
import { untranslatedTexts } from './testing/untranslated-texts.ts';

const store = useTestStore();
const rows = ENDPOINT_GROUPS.flatMap(({ endpoints }) => endpoints);

type Request = Pick<InjectOptions, 'payload' | 'headers'> & { readonly query?: string };

const json = (payload: string): Request => ({ payload, headers: { 'content-type': 'application/json' } });

/** What nobody who knows an endpoint sends to it, and what its example sends where there is nothing yet. */
const requestsTo = ({ body, example }: Endpoint): readonly Request[] => [
  { query: `?q=${'long'.repeat(500)}&query=none&carts=none&sku=none&page=none&at=none&day=none` },
  ...(body ? [json('{}'), json(JSON.stringify(example?.body ?? {})), json(spoiled(example?.body))] : []),
];

/** What is refused in front of every handler. */
const UNHANDLED: readonly Request[] = [
  { payload: 'plain words', headers: { 'content-type': 'text/plain' } },
  { headers: { origin: 'https://elsewhere.example' } },
  json('{ broken'),
  json('['.repeat(40) + ']'.repeat(40)),
  json(`"${'long'.repeat(500_000)}"`),
];

/** Addresses that come to no handler. */
const UNROUTABLE = ['/api/orders/%E0%A4%A', `/api/orders/${'long'.repeat(100)}`];

/** The same fields with texts that cannot be kept, and numbers that nobody counts with. */
const spoiled = (value: unknown = {}): string =>
  JSON.stringify(value, (_key, each) =>
    typeof each === 'string' ? `${each}\0` : typeof each === 'number' ? -1.5 : each,
  );

const requestsOf = (row: Endpoint): readonly Request[] =>
  row.at === 'POST /contact' ? [...requestsTo(row), ...UNHANDLED] : requestsTo(row);

const answersIn = async (language: string, host: string) => {
  const answers = new Map<string, Readonly<Record<string, unknown>>>();
  for (const row of rows)
    for (const [index, { query = '', ...sent }] of requestsOf(row).entries()) {
      const answer = await store.api.inject({
        method: methodOf(row),
        url: `/api${pathOf(row).replaceAll(/:\w+/g, 'nobody')}${query}`,
        ...sent,
        headers: { host, 'x-language': language, ...sent.headers },
      });
      const isRefusal = answer.statusCode >= 400 && answer.body.startsWith('{');
      if (isRefusal) answers.set(`${row.at} ${index}`, forReaders(answer.json()));
    }
  for (const path of UNROUTABLE) {
    const answer = await store.api.inject({ url: path, headers: { host, 'x-language': language } });
    answers.set(`GET ${path}`, answer.json());
  }
  return answers;
};

/** The faults of a shape are for programmers, and so is the error of an answer about a region, whose `message` is read [K4]. */
const forReaders = ({ faults: _, ...answer }: Readonly<Record<string, unknown>>) =>
  'message' in answer ? { ...answer, error: undefined } : answer;

test.each(TRANSLATIONS)(
  'whatever is refused is refused in the language of who asked: $language',
  async (translation) => {
    const { language, host } = translation;
    const [said, english] = [await answersIn(language, host), await answersIn('en', host)];
    expect(said.size).toBeGreaterThan(150);
    expect([...said.keys()]).toEqual([...english.keys()]);
    const codes = new Set([...said.values()].map(({ code }) => code));
    expect([...codes]).toEqual(
      expect.arrayContaining(['invalid_request', 'foreign_origin', 'too_large', 'unsupported_media_type']),
    );
    const found = [...said].flatMap(([request, answer]) =>
      untranslatedTexts(answer, english.get(request), translation).map((text) => `${request}${text}`),
    );
    expect(found).toEqual([]);
  },
);
