import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../fixtures/brand.ts';
import { useRoomLengths } from './use-room-lengths.ts';

/** The lengths of a page of a country, in its words. */
const lengthsOf = (country: string): Record<'side' | 'gap' | 'box' | 'wall' | 'unit', string> => {
  const Page = () => {
    const { side, gap, box, wall, unit } = useRoomLengths();
    return (
      <p>{JSON.stringify({ side: side(60.5), gap: gap(24.9), box: box(18.1), wall: wall(138), unit })}</p>
    );
  };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  const root = { storefront: { ...storefront, country }, origin: 'http://localhost:3000' };
  const { unmount } = render(<Stub hydrationData={{ loaderData: { root } }} />);
  const told = JSON.parse(screen.getByRole('paragraph').textContent ?? '{}');
  unmount();
  return told;
};

test('in America rooms are measured in feet and inches: gaps are rounded down, boxes up', () => {
  expect(lengthsOf('US')).toEqual({
    side: '60 in',
    gap: '24 in',
    box: '19 in',
    wall: '11 ft 6 in',
    unit: 'inches',
  });
});

test('in Britain rooms are measured in centimetres: gaps are rounded down, boxes up', () => {
  expect(lengthsOf('GB')).toEqual({
    side: '154 cm',
    gap: '63 cm',
    box: '46 cm',
    wall: '351 cm',
    unit: 'centimetres',
  });
});
