import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SizeOutline } from './size-outline.tsx';

test('the picture of a size names the bed and its sides as the shop of its country does', () => {
  const british = { size: 'queen', accent: '#c4432b', name: 'King', sides: '152 × 203 cm' } as const;
  expect(renderToStaticMarkup(createElement(SizeOutline, british))).toContain('>King, 152 × 203 cm</text>');
  const american = { ...british, name: 'Queen', sides: '60 × 80' };
  expect(renderToStaticMarkup(createElement(SizeOutline, american))).toContain(
    '>Queen, 60 × 80 inches</text>',
  );
});
