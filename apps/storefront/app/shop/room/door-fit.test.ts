import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doorFit } from './door-fit.ts';

const QUEEN = { width: 60, length: 80, height: 11 };

test('the box of a queen goes through a door standing on its long edge', () => {
  expect(doorFit(QUEEN, { width: 30, height: 80 })).toEqual({ passes: true, small: 11, middle: 60 });
});

test('an opening that is as large as the box is large enough, and no less', () => {
  expect(doorFit(QUEEN, { width: 11, height: 60 }).passes).toBe(true);
  expect(doorFit(QUEEN, { width: 10.9, height: 60 }).passes).toBe(false);
  expect(doorFit(QUEEN, { width: 11, height: 59 }).passes).toBe(false);
});

test('a low and wide opening lets it through lying', () => {
  expect(doorFit(QUEEN, { width: 60, height: 11 }).passes).toBe(true);
});

const inches = fc.integer({ min: 1, max: 200 });
const sides = fc.record({ width: inches, length: inches, height: inches });

test('it does not matter which side of a box is called its width', () => {
  fc.assert(
    fc.property(sides, inches, inches, (box, width, height) => {
      const door = { width, height };
      const turned = { width: box.height, length: box.width, height: box.length };
      expect(doorFit(turned, door)).toEqual(doorFit(box, door));
    }),
  );
});

test('what goes through a door goes through every larger one', () => {
  fc.assert(
    fc.property(sides, inches, inches, inches, (box, width, height, more) => {
      if (!doorFit(box, { width, height }).passes) return;
      expect(doorFit(box, { width: width + more, height: height + more }).passes).toBe(true);
    }),
  );
});

test('in Britain a box of 76.2 cm is told as 77, and does not go through 76', () => {
  const box = { width: 30, length: 80, height: 11 };
  const throughDoorOf = (cm: number) =>
    doorFit(box, { width: cm / 2.54, height: 30 / 2.54 }, 'centimetres').passes;
  expect(throughDoorOf(76)).toBe(false);
  expect(throughDoorOf(76.9)).toBe(false);
  expect(throughDoorOf(77)).toBe(true);
});
