import { expect, test } from 'vitest';
import { PAGE_TEMPLATES } from './page-templates.ts';

test('every layout of a written page has a name of its own, the plain article first', () => {
  expect(new Set(PAGE_TEMPLATES).size).toBe(PAGE_TEMPLATES.length);
  expect(PAGE_TEMPLATES[0]).toBe('article');
});
