import { expect, test } from 'vitest';
import { shade } from './shade.ts';

test('light goes to white and shadow to a warm dark', () => {
  expect(shade('#808080', 1)).toBe('#ffffff');
  expect(shade('#808080', -1)).toBe('#181226');
  expect(shade('#123456', 0)).toBe('#123456');
});

test('a colour that is not a hex colour is drawn grey rather than not at all', () => {
  expect(shade('peachy', 0)).toBe('#cccccc');
});
