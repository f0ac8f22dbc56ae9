import { expect, test } from 'vitest';
import { roomFit } from './room-fit.ts';
import { planOf } from './room-plan.ts';

const QUEEN = { width: 60, length: 80 };

test('a bed stands in the middle of its wall, with what must stay free around it', () => {
  const fit = roomFit('bed', QUEEN, { width: 144, length: 120 });
  expect(planOf('bed', QUEEN, fit)).toEqual({
    room: { width: 144, length: 120 },
    piece: { left: 42, top: 0, width: 60, length: 80 },
    zone: { left: 18, top: 0, width: 108, length: 104 },
    stands: 'bed',
    fits: true,
  });
});

test('what must stay free ends at the walls, and a bed that is too large stands in them', () => {
  const room = { width: 50, length: 70 };
  const plan = planOf('bed', QUEEN, roomFit('bed', QUEEN, room));
  expect(plan.fits).toBe(false);
  expect(plan.zone.width).toBeLessThanOrEqual(plan.room.width);
  expect(plan.zone.length).toBeLessThanOrEqual(plan.room.length);
  expect(plan.piece.left).toBeLessThan(0);
});
