import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Services, setServices } from '../../services.ts';
import { loader } from './route.tsx';

test('The page of a size leads to its own path from whatever else a path says, and keeps the query', async () => {
  const context = new RouterContextProvider();
  // All that is asked before the page leads elsewhere.
  setServices(context, { basePath: '/fr' } as Services);
  const request = new Request('http://shop.example/fr/queen-size-mattresses/size-twin?sort=name');
  const pattern = '/queen-size-mattresses/:ignored?';
  const url = new URL(request.url);
  const answer = await loader({ request, context, url, pattern, params: {} }).catch((thrown) => thrown);
  if (!(answer instanceof Response)) throw new Error('the loader has answered with a page');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/queen-size-mattresses?sort=name']);
});
