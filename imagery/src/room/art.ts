import type { RoomData } from '@counterpane/catalogue/room-schema';
import { Group, type Mesh } from 'three';
import type { Finish } from '../finish/finish.ts';
import { block } from '../form/block.ts';
import { turned } from '../form/turned.ts';

const paper = (color: string): Finish => ({ kind: 'paper', color });

/** A framed print in the room's colours, or a mirror; its middle at the origin, its back against the wall. */
export const art = (style: RoomData): Group => (style.art === 'mirror' ? mirror(style) : framed(style));

/** A flat shape on the paper: how wide, how high, where, how far above those below it. */
const patch = (width: number, height: number, x: number, y: number, layer: number, color: string): Mesh =>
  block({ size: [width, height, 0.002], at: [x, y, 0.0185 + layer * 0.001], finish: paper(color) });

const round = (radius: number, x: number, y: number, layer: number, color: string): Mesh => {
  const mesh = turned(
    [
      [0, 0],
      [radius, 0],
      [radius, 0.002],
      [0, 0.002],
    ],
    paper(color),
  );
  mesh.rotation.x = Math.PI / 2;
  mesh.position.set(x, y, 0.0175 + layer * 0.001);
  return mesh;
};

const PRINTS: Readonly<Record<Exclude<RoomData['art'], 'mirror'>, (style: RoomData) => Mesh[]>> = {
  hills: ({ throw: cloth, wall, rug }) => [
    patch(0.4, 0.56, 0, 0, 0, wall.color),
    patch(0.4, 0.2, 0, -0.18, 1, rug.color),
    round(0.09, 0.05, 0.08, 1, cloth.color),
  ],
  waves: ({ pot, throw: cloth }) => [
    ...[-0.22, -0.11, 0].map((y, index) => patch(0.44, 0.05, 0, y, index % 2, pot.color)),
    round(0.1, -0.06, 0.17, 0, cloth.color),
  ],
  leaf: ({ throw: cloth }) => [
    patch(0.008, 0.52, 0, -0.02, 0, '#5b6b45'),
    ...Array.from({ length: 10 }, (_, index) => {
      const side = index % 2 === 0 ? 1 : -1;
      const mesh = round(0.07, side * 0.085, -0.16 + index * 0.045, 0, cloth.color);
      mesh.scale.set(1, 1, 0.42);
      mesh.rotation.z = side * 0.6;
      return mesh;
    }),
  ],
  discs: ({ pot, throw: cloth }) => [
    round(0.16, -0.04, 0.08, 0, cloth.color),
    round(0.11, 0.09, -0.08, 1, pot.color),
    round(0.05, -0.1, -0.2, 1, '#f2c9b8'),
  ],
  moon: ({ pot, throw: cloth, rug }) => [
    patch(0.46, 0.66, 0, 0, 0, rug.color),
    round(0.13, 0, 0.12, 1, '#f4ecd9'),
    patch(0.46, 0.16, 0, -0.25, 1, cloth.color),
    patch(0.46, 0.07, 0, -0.295, 2, pot.color),
  ],
  blocks: ({ pot }) => [
    patch(0.2, 0.3, -0.1, 0.13, 0, pot.color),
    patch(0.2, 0.2, 0.11, 0.18, 0, '#f0b9a8'),
    patch(0.2, 0.34, 0.11, -0.11, 0, '#2a2a2a'),
    patch(0.2, 0.24, -0.1, -0.16, 0, '#f3d9d0'),
  ],
};

const framed = (style: RoomData): Group =>
  new Group().add(
    block({ size: [0.62, 0.82, 0.03], at: [0, 0, 0], finish: style.wood, radius: 0.003 }),
    block({ size: [0.58, 0.78, 0.004], at: [0, 0, 0.0155], finish: paper('#f7f3ea') }),
    ...(style.art === 'mirror' ? [] : PRINTS[style.art](style)),
  );

/** A round mirror in a ring of metal. */
const mirror = ({ pot }: RoomData): Group => {
  const group = new Group().add(
    turned(
      [
        [0, 0],
        [0.36, 0],
        [0.37, 0.012],
        [0.36, 0.024],
        [0.345, 0.02],
        [0.345, 0.012],
      ],
      pot,
    ),
    turned(
      [
        [0, 0.013],
        [0.346, 0.013],
      ],
      { kind: 'steel', color: '#eef1f2' },
    ),
  );
  group.rotation.x = Math.PI / 2;
  group.position.z = -0.015;
  return new Group().add(group);
};
