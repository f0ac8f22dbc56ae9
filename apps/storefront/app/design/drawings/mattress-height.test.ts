import { expect, test } from 'vitest';
import { classicDrawing } from '../../../fixtures/brand.ts';
import { mattressHeight } from './mattress-height.ts';

test('a mattress is drawn as high as its layers together', () => {
  const layers = [
    { title: 'Cover', inches: 0.5, color: '#ffffff' },
    { title: 'Core', inches: 9.5, color: '#333333' },
  ];
  expect(mattressHeight({ ...classicDrawing, layers })).toBe(10);
  expect(mattressHeight({ ...classicDrawing, layers: [] })).toBe(12);
});
