import { loadCatalogue } from '@counterpane/catalogue/load';
import { roomSchema } from '@counterpane/catalogue/room-schema';
import { Box3 } from 'three';
import { expect, test } from 'vitest';
import { ROOM, room } from './room.ts';

const rooms = loadCatalogue().brands.flatMap(({ key, room: style }) =>
  style ? [[key, style] as const] : [],
);

const OWN = ['window', 'panelling', 'lamp', 'art'] as const;

test.each(OWN)(
  'Brands have the same %s in their rooms only when there are more brands than kinds of it',
  (part) => {
    const kinds = new Set(rooms.map(([, style]) => style[part]));
    expect(kinds.size).toBe(Math.min(rooms.length, roomSchema.shape[part].options.length));
  },
);

test.each(rooms)('Nothing on the wall of a room of %s stands where the head of a bed is', (_, style) => {
  const built = room(style);
  built.updateMatrixWorld(true);
  const bed = new Box3().set(
    built.position.clone().set(-0.7, 0.12, -ROOM.depth + 0.036),
    built.position.clone().set(0.7, 1.2, -0.6),
  );
  const inTheWay = built.children.filter((part) => new Box3().setFromObject(part, true).intersectsBox(bed));
  expect(inTheWay).toEqual([]);
});
