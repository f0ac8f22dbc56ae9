import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../fixtures/brand.ts';
import { DoorAnswer, FitAnswer } from './room-answer.tsx';
import { roomFit } from './room-fit.ts';

const CM = 1 / 2.54;
const QUEEN = { width: 60, length: 80 };

/** What is read in Britain. */
const said = (Answer: () => React.ReactNode): string => {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Answer }]);
  const root = { storefront: { ...storefront, country: 'GB' }, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />).replace(/<[^>]+>/g, ' ');
};

const fitIn = (cm: number): string => {
  const room = { width: cm * CM, length: cm * CM };
  return said(() => <FitAnswer stands="bed" fit={roomFit('bed', QUEEN, room, 'centimetres')} />);
};

test('a room of 274 cm leaves 60 beside a queen, which is less than the 61 that are counted', () => {
  expect(fitIn(274)).toContain(
    'With its head at a wall of 274 cm: 60 cm free on each side and 70 cm at its foot. That is too little.',
  );
  expect(fitIn(275)).toContain('61 cm free on each side and 71 cm at its foot. That is enough.');
});

test('no box is told to be as large as the door that it does not go through', () => {
  const door = { width: 76 * CM, height: 30 * CM };
  const words = said(() => (
    <DoorAnswer parcel={{ width: 30, length: 80, height: 11, count: 1 }} door={door} />
  ));
  expect(words).toContain('No, it does not go through the door.');
  expect(words).toContain('28 cm by 77 cm must pass an opening of 76 cm by 30 cm.');
});

test('what comes in two boxes says so, and that rolled it is smaller', () => {
  const door = { width: 80 * CM, height: 200 * CM };
  const words = said(() => (
    <DoorAnswer parcel={{ width: 38, length: 80, height: 11, count: 2 }} door={door} />
  ));
  expect(words).toContain('Yes, it goes through the door.');
  expect(words).toContain('It comes in 2 boxes of 97 cm × 204 cm × 28 cm each.');
  expect(words).toContain('That is its full length and width: pressed and rolled it is smaller.');
});
