import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { US_MAP, usMap } from './us-map.ts';

test('the map of the store locator is the one that is drawn from the boundaries', () => {
  const file = readFileSync(join(import.meta.dirname, '../..', US_MAP), 'utf8');
  expect(file === usMap(), `run node scripts/map/main.ts and look at ${US_MAP}`).toBe(true);
});
