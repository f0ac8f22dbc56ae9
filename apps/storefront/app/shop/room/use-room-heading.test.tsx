import type { ProductPage } from '@counterpane/contract/pages/pages';
import { renderHook } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { useRoomHeading } from './use-room-heading.ts';

/** What the page of a product asks, where its piece stands in a room or not, and comes in a box or not. */
const asked = (stands: boolean, hasBox: boolean): string => {
  const sizes = [{ parcel: hasBox ? { length: 45, width: 18, height: 18 } : null }];
  // Only what the question depends on.
  const room = { stands, sizes } as unknown as ProductPage['room'];
  const { result } = renderHook(() => useRoomHeading({ room }), {
    wrapper: ({ children }) => {
      const Stub = createRoutesStub([{ path: '/', Component: () => children }]);
      return <Stub />;
    },
  });
  return result.current;
};

test('a bed is asked whether it fits the room, a box the door, and a pillow is only looked at', () => {
  expect(asked(true, true)).toBe('Will it fit your room?');
  expect(asked(false, true)).toBe('Will it go through your door?');
  expect(asked(false, false)).toBe('From every side');
});
