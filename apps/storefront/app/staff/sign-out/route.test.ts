import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Services, setServices } from '../../services.ts';
import { action } from './route.ts';

test('Signing out has the browser forget the pages of staff, and no cookie of a shopper', async () => {
  const context = new RouterContextProvider();
  const calls: string[] = [];
  const responseHeaders = new Headers();
  const fetchApi: Services['fetchApi'] = async (path, init) => {
    calls.push(`${init?.method} ${path}`);
    return Response.json({ status: 'ok', result: null });
  };
  setServices(context, { fetchApi, responseHeaders, basePath: '' } as Services);
  const answer = await action({ context });
  expect(calls).toEqual(['DELETE /api/staff/session']);
  expect(answer.headers.get('location')).toBe('/staff/sign-in');
  expect(responseHeaders.get('clear-site-data')).toBe('"cache"');
});
