import { expect, test } from 'vitest';
import { findLeak } from './leaks.ts';

test('A stack, a folder, an error of the database and a statement of SQL in an answer are leaks', () => {
  expect(findLeak('TypeError: x\n    at read (file:///srv/a.ts:3:9)', '')).not.toBeNull();
  expect(findLeak('cannot open /home/shop/data/session', '')).not.toBeNull();
  expect(findLeak('relation "orders" does not exist', '')).not.toBeNull();
  expect(findLeak('select "id" from "orders" where "id" = $1', '')).not.toBeNull();
});

test('What a shop says is no leak, and neither is what the request itself said', () => {
  expect(findLeak('Select your size from our range, and look at 10:30:15', '')).toBeNull();
  expect(findLeak('No page is called /home/shop/data/x', 'GET /home/shop/data/x')).toBeNull();
});
