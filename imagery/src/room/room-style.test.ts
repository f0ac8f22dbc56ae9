import { Box3 } from 'three';
import { expect, test } from 'vitest';
import { ROOM, room } from './room.ts';
import { ROOM_STYLES, type RoomStyle } from './room-style.ts';

const styles = Object.values(ROOM_STYLES);

const OWN: readonly (keyof RoomStyle)[] = ['window', 'panelling', 'lamp', 'art'];

test.each(OWN)('no two brands have the same %s in their rooms', (part) => {
  const kinds = styles.map((style) => style[part]);
  expect(new Set(kinds).size).toBe(styles.length);
});

test.each(Object.entries(ROOM_STYLES))(
  'nothing on the wall of a room of %s stands where the head of a bed is',
  (_, style) => {
    const built = room(style);
    built.updateMatrixWorld(true);
    const bed = new Box3().set(
      built.position.clone().set(-0.7, 0.12, -ROOM.depth + 0.036),
      built.position.clone().set(0.7, 1.2, -0.6),
    );
    const inTheWay = built.children.filter((part) => new Box3().setFromObject(part, true).intersectsBox(bed));
    expect(inTheWay).toEqual([]);
  },
);
