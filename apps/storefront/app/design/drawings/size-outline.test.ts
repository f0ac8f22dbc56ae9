import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isBedSize, SizeOutline } from './size-outline.tsx';

test('the picture of a size names the bed and its sides as the shop of its country does', () => {
  const british = { size: 'queen', accent: '#c4432b', name: 'King', sides: '152 × 203 cm' } as const;
  expect(renderToStaticMarkup(createElement(SizeOutline, british))).toContain('>King, 152 × 203 cm</text>');
  const american = { ...british, name: 'Queen', sides: '60 × 80' };
  expect(renderToStaticMarkup(createElement(SizeOutline, american))).toContain(
    '>Queen, 60 × 80 inches</text>',
  );
});

test('a pillow has no outline of a bed', () => {
  expect(['queen', 'splitKing', 'standard', 'toString', null].filter(isBedSize)).toEqual([
    'queen',
    'splitKing',
  ]);
});

test('both sides are in figures, those of a split king once for each half', () => {
  const figures = (size: 'queen' | 'splitKing', sides: string): string[] =>
    [
      ...renderToStaticMarkup(createElement(SizeOutline, { size, accent: '#c4432b', sides })).matchAll(
        />(\d+)<\/text>/g,
      ),
    ].map(([, figure = '']) => figure);
  expect(figures('queen', '60 × 80')).toEqual(['60', '80']);
  expect(figures('splitKing', 'two 38 × 80')).toEqual(['38', '38', '80']);
  expect(figures('splitKing', 'two 97 × 203 cm')).toEqual(['97', '97', '203']);
});
