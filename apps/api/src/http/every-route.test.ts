import { methodOf, pathOf } from '@counterpane/contract/endpoint';
import { ENDPOINT_GROUPS } from '@counterpane/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { buildApi } from '../app.ts';
import { useTestStore } from '../testing/use-test-store.ts';

const store = useTestStore();
const rows = ENDPOINT_GROUPS.flatMap(({ endpoints }) => endpoints);

describe('the table of endpoints and the API', () => {
  it('are the same: every row is served, and nothing is served without a row', async () => {
    const served: string[] = [];
    const api = buildApi(store.deps);
    // The framework answers HEAD wherever it answers GET.
    api.addHook('onRoute', ({ method, url, config }) => {
      const row = config?.endpoint;
      for (const one of [method].flat())
        if (one !== 'HEAD' || (row && methodOf(row) === 'HEAD')) served.push(`${one} ${url}`);
    });
    await api.ready();
    await api.close();
    expect(served.toSorted()).toEqual(rows.map((row) => `${methodOf(row)} /api${pathOf(row)}`).toSorted());
  });

  it('name every address once', () => {
    expect(new Set(rows.map(({ at }) => at)).size).toBe(rows.length);
  });

  it('let nobody without a session of staff do what is for staff', async () => {
    // A body is looked at first, so it has to be one.
    const ofStaff = rows.filter(
      ({ who, body, example }) => typeof who === 'object' && (!body || example?.body),
    );
    expect(ofStaff.length).toBeGreaterThan(25);
    for (const row of ofStaff) {
      const answer = await store.api.inject({
        method: methodOf(row),
        url: `/api${pathOf(row).replaceAll(/:\w+/g, 'a'.repeat(24))}`,
        headers: { host: 'halcyon.localhost' },
        ...(row.body ? { payload: row.example?.body } : {}),
      });
      expect([row.at, answer.statusCode]).toEqual([row.at, 401]);
    }
  });
});
