import { expect, test } from 'vitest';
import { buildApi } from '../app.ts';
import { useTestStore } from '../testing/use-test-store.ts';

const store = useTestStore();

test('A store that does not publish the documents of its API has nothing at their addresses', async () => {
  const api = buildApi({ ...store.deps, apiDocs: false });
  await api.ready();
  for (const path of ['/api/docs', '/api/openapi.json']) {
    const answer = await api.inject(path);
    expect([path, answer.statusCode]).toEqual([path, 404]);
    expect(answer.json()).toMatchObject({ status: 'error', code: 'not_found' });
  }
  await api.close();
});

test('A demo publishes the documents of its API', async () => {
  for (const path of ['/api/docs', '/api/openapi.json'])
    expect([path, (await store.api.inject(path)).statusCode]).toEqual([path, 200]);
});
