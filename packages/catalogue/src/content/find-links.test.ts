import { expect, test } from 'vitest';
import { findLinks } from './find-links.ts';

test('links are found in text, lists and tables, and not in code', () => {
  const text = '[a](/a)\n\n- **[b](/b?x=1)**\n\n| t |\n| --- |\n| [c](/c#d) |\n\n`[not](/this)`';
  expect(findLinks(text)).toEqual(['/a', '/b?x=1', '/c#d']);
});
