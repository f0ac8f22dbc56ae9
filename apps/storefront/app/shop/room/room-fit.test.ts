import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Floor, roomFit } from './room-fit.ts';

const QUEEN = { width: 60, length: 80 };

test('a queen fits a room of 9 by 9 feet with just enough to walk around it', () => {
  expect(roomFit('bed', QUEEN, { width: 108, length: 108 })).toEqual({
    fits: true,
    best: { wall: 108, depth: 108, beside: 24, before: 28, goesIn: true, isEnough: true },
    other: null,
  });
});

test('an inch less beside it or at its foot is too tight', () => {
  expect(roomFit('bed', QUEEN, { width: 107, length: 103 }).fits).toBe(false);
  expect(roomFit('bed', QUEEN, { width: 107.9, length: 107.9 }).fits).toBe(false);
  expect(roomFit('bed', QUEEN, { width: 108, length: 104 }).fits).toBe(true);
});

test('furniture that fits a room one way only is placed that way, and the way that does not fit is known too', () => {
  const { fits, best, other } = roomFit('bed', QUEEN, { width: 104, length: 140 });
  expect(fits).toBe(true);
  expect(best).toMatchObject({ wall: 140, depth: 104, beside: 40, before: 24, isEnough: true });
  expect(other).toMatchObject({ wall: 104, beside: 22, before: 60, goesIn: true, isEnough: false });
});

test('a bed that is larger than the room does not go in at all', () => {
  const { fits, best, other } = roomFit('bed', QUEEN, { width: 50, length: 70 });
  expect({ fits, best: best.goesIn, other: other?.goesIn }).toEqual({
    fits: false,
    best: false,
    other: false,
  });
});

test('a dresser needs room before it, and may touch what is beside it', () => {
  const dresser = { width: 58, length: 18 };
  expect(roomFit('case', dresser, { width: 58, length: 48 }).fits).toBe(true);
  expect(roomFit('case', dresser, { width: 58, length: 47 }).fits).toBe(false);
  expect(roomFit('case', dresser, { width: 57, length: 57 }).fits).toBe(false);
});

test('a way in is told before a way that is none, however near that comes', () => {
  const { fits, best, other } = roomFit('case', { width: 58, length: 18 }, { width: 36, length: 144 });
  expect(fits).toBe(false);
  expect(best).toMatchObject({ wall: 144, goesIn: true, isEnough: false });
  expect(other).toMatchObject({ wall: 36, goesIn: false });
});

const inches = fc.integer({ min: 1, max: 600 });
const floor = fc.record({ width: inches, length: inches });
const turned = ({ width, length }: Floor): Floor => ({ width: length, length: width });
const standing = fc.constantFrom('bed', 'case');

test('which side of a room is called its width does not matter', () => {
  fc.assert(
    fc.property(standing, floor, floor, (stands, piece, room) => {
      expect(roomFit(stands, piece, room).fits).toBe(roomFit(stands, piece, turned(room)).fits);
    }),
  );
});

test('what fits one room fits every larger one, and what fits as a bed goes in', () => {
  fc.assert(
    fc.property(standing, floor, floor, floor, (stands, piece, room, more) => {
      const larger = { width: room.width + more.width, length: room.length + more.length };
      const { fits, best } = roomFit(stands, piece, room);
      if (fits) expect(roomFit(stands, piece, larger).fits).toBe(true);
      if (fits) expect(best.goesIn).toBe(true);
    }),
  );
});

const METRE = 100 / 2.54;

test('in Britain a centimetre less than the 61 that are counted is too little', () => {
  const beside = (cm: number) =>
    roomFit('bed', QUEEN, { width: (cm / 100) * METRE, length: 3 * METRE }, 'centimetres');
  expect(beside(274).other).toMatchObject({ isEnough: false });
  expect(beside(275).other).toMatchObject({ isEnough: true });
});

test('a gap of exactly the centimetres that are counted is enough, whatever they are in inches', () => {
  const room = { width: QUEEN.width + 1.22 * METRE, length: QUEEN.length + 0.61 * METRE };
  expect(roomFit('bed', QUEEN, room, 'centimetres').fits).toBe(true);
});
