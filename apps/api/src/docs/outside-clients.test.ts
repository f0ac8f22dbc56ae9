import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestStore } from '../testing/test-store.ts';

const PAGE = join(import.meta.dirname, '../../../../docs/outside-clients.md');

test('Every call that the docs list for outside clients is one of the API', async () => {
  const store = await openTestStore();
  const listed = Array.from(readFileSync(PAGE, 'utf8').matchAll(/^\| `([A-Z]+ \/api\/[^`]+)` \|/gm));
  const paths = Object.entries(store.api.swagger().paths ?? {});
  const calls = paths.flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.length).toBeGreaterThan(5);
  expect(listed.map(([, call]) => call).filter((call = '') => !calls.includes(call))).toEqual([]);
  await store.close();
});
