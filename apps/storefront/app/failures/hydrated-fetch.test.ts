import { expect, test } from 'vitest';
import { addEveryLanguage } from '../language/every-language.ts';
import { readableFetch } from './hydrated-fetch.ts';

addEveryLanguage();

const answerTo = async (response: Response): Promise<unknown> =>
  (
    await readableFetch(
      async () => response,
      () => 'fr-CA',
    )('/api/carts/my')
  ).json();

test('an answer that is not the API’s is read in the language of the page', async () => {
  expect(await answerTo(new Response('Bad gateway', { status: 502 }))).toEqual({
    status: 'error',
    error: 'Une erreur s’est produite, veuillez réessayer',
    code: 'unreadable_answer',
  });
});

test('what the API answers stays as it is, a refusal too', async () => {
  const refusal = { status: 'error', error: 'Panier vide', code: 'cart_empty' };
  expect(await answerTo(Response.json(refusal, { status: 422 }))).toEqual(refusal);
  expect(await answerTo(Response.json({ status: 'ok', result: 1 }))).toEqual({ status: 'ok', result: 1 });
});
