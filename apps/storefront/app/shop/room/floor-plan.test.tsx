import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FloorPlan } from './floor-plan.tsx';
import { roomFit } from './room-fit.ts';
import { planOf } from './room-plan.ts';

const linesOn = (width: number, pieceWidth: string, pieceLength: string): string[] => {
  const piece = { width, length: 80 };
  const room = { width: 144, length: 144 };
  const plan = planOf('bed', piece, roomFit('bed', piece, room, 'inches'));
  const figures = { roomWidth: '', roomLength: '', pieceWidth, pieceLength };
  const html = renderToStaticMarkup(<FloorPlan plan={plan} figures={figures} />);
  return [...html.matchAll(/>([^<]+)<\/text>/g)].map(([, line = '']) => line);
};

test('The sides of a bed stand on it, in two lines where it is narrower than its words', () => {
  expect(linesOn(60, '60 in', '80 in')).toEqual(['60 in × 80 in']);
  expect(linesOn(39, '39 in', '80 in')).toEqual(['39 in ×', '80 in']);
  expect(linesOn(60, '60 pulgadas', '80 pulgadas')).toEqual(['60 pulgadas ×', '80 pulgadas']);
});
