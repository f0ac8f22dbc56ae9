import { expect, test } from 'vitest';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const ORDER = '0123456789abcdef01234567';

const returnTo = (host: string, query: string, dest: string) =>
  store.api.inject({
    method: 'GET',
    url: `/api/framed-returns/${ORDER}${query}`,
    headers: { host, 'sec-fetch-dest': dest },
  });

test.each([
  ['halcyon.localhost', '', 'en', 'Back to the shop'],
  ['halcyon.localhost', '/es', 'es', 'Volver a la tienda'],
  ['halcyon-ca.localhost', '/fr', 'fr', 'Retour à la boutique'],
])(
  'In the frame of a provider, %s%s leads back to the shop in its language',
  async (host, path, lang, text) => {
    const { body } = await returnTo(host, path && `?path=${path}`, 'iframe');
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain(`<a href="${path}/checkout/review?orderId=${ORDER}" target="_top">${text}</a>`);
  },
);

test('Without a frame a return goes on to the order at once', async () => {
  const { statusCode, headers } = await returnTo('halcyon-ca.localhost', '?path=/fr&left=1', 'document');
  expect(statusCode).toBe(303);
  expect(headers.location).toBe(`/fr/checkout/billing?leftOrder=${ORDER}`);
});
