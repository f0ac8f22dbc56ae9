import { expect, test } from 'vitest';
import { typedSchema } from './envelope.ts';

test('what cannot be seen is not kept: line ends, controls and signs that turn the direction', () => {
  expect(typedSchema().parse('20 W 34th St\r\nBcc: x')).toBe('20 W 34th St Bcc: x');
  expect(typedSchema().parse('\u202eevil\u2066')).toBe(' evil ');
  expect(typedSchema().parse('دانا خليل 🛏️')).toBe('دانا خليل 🛏️');
});
