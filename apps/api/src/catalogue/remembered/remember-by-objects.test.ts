import { expect, test } from 'vitest';
import { rememberByObjects } from './remember-by-objects.ts';

test('What is made of the same objects in the same order is made once, also where it is nothing', () => {
  const remember = rememberByObjects<number | undefined>();
  const [one, other] = [{}, {}];
  let made = 0;
  const makes = (value: number | undefined) => () => {
    made += 1;
    return value;
  };
  expect(remember([one, other], makes(1))).toBe(1);
  expect(remember([one, other], makes(2))).toBe(1);
  expect(remember([other, one], makes(3))).toBe(3);
  expect(remember([one], makes(undefined))).toBe(undefined);
  expect(remember([one], makes(4))).toBe(undefined);
  expect(remember([{}, other], makes(5))).toBe(5);
  expect(made).toBe(4);
});
