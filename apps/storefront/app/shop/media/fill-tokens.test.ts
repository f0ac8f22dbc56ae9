import { expect, test } from 'vitest';
import { fillTokens } from './fill-tokens.ts';

const wall = '<rect fill="var(--studio-ground)"/>';

test('a drawing by itself has the colours of its brand', () => {
  expect(fillTokens(wall, { 'studio-ground': '#123456' })).toBe('<rect fill="#123456"/>');
  expect(fillTokens(wall, {})).toBe('<rect fill="#efe3d5"/>');
});

test('a value that would leave its attribute is not written', () => {
  expect(fillTokens(wall, { 'studio-ground': '"/><script>' })).toBe(wall);
  expect(fillTokens('<g fill="var(--constructor)"/>', {})).toBe('<g fill="var(--constructor)"/>');
});
