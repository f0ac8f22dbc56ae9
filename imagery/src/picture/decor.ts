import { Group, LatheGeometry, Mesh, Vector2 } from 'three';
import { type Finish, materialOf } from '../finish/finish.ts';
import { block, rod } from '../form/block.ts';
import { noise, scatter } from '../form/noise.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import type { RoomStyle } from './room-style.ts';

/** Something turned on a lathe: radius and height (metres) from the bottom up. */
export const turned = (profile: readonly (readonly [number, number])[], finish: Finish): Mesh =>
  new Mesh(
    new LatheGeometry(
      profile.map(([radius, y]) => new Vector2(radius, y)),
      48,
    ),
    materialOf(finish),
  );

/** A table lamp with a shade of cloth. */
export const lamp = ({ pot }: RoomStyle, variant = 0): Group => {
  const group = new Group();
  group.add(
    turned(
      variant % 2 === 0
        ? [
            [0, 0],
            [0.075, 0],
            [0.09, 0.03],
            [0.1, 0.1],
            [0.075, 0.18],
            [0.03, 0.22],
            [0.014, 0.25],
            [0.01, 0.3],
          ]
        : [
            [0, 0],
            [0.08, 0],
            [0.082, 0.015],
            [0.02, 0.025],
            [0.014, 0.2],
            [0.014, 0.3],
            [0.01, 0.32],
          ],
      pot,
    ),
    turned(
      [
        [0.16, 0.27],
        [0.158, 0.28],
        [0.115, 0.49],
        [0.113, 0.49],
        [0.156, 0.27],
      ],
      { kind: 'linen', color: '#f3ead8' },
    ),
  );
  return group;
};

/** A tall plant in a pot: stems, and leaves that bend under their own weight. */
export const plant = ({ pot }: RoomStyle): Group => {
  const group = new Group();
  group.add(
    turned(
      [
        [0, 0],
        [0.15, 0],
        [0.17, 0.03],
        [0.2, 0.38],
        [0.185, 0.38],
        [0.18, 0.33],
        [0, 0.33],
      ],
      pot,
    ),
  );
  for (let index = 0; index < 15; index += 1) {
    const turn = index * 2.39996;
    const high = 0.75 + 0.75 * scatter(5, index);
    const out = 0.12 + 0.3 * scatter(9, index);
    const tip = [Math.cos(turn) * out, high, Math.sin(turn) * out] as const;
    group.add(
      rod({
        from: [Math.cos(turn) * 0.04, 0.33, Math.sin(turn) * 0.04],
        to: tip,
        radius: 0.007,
        endRadius: 0.004,
        finish: { kind: 'leaf', color: '#5f7a48' },
      }),
      leaf(tip, turn, 0.3 + 0.16 * scatter(13, index)),
    );
  }
  return group;
};

const leaf = (at: readonly [number, number, number], turn: number, long: number): Mesh => {
  const mesh = surface(
    sheetOf(9, 18, (u, v) => {
      const across = (u - 0.5) * 2;
      const wide = 0.075 * Math.sin(Math.PI * Math.min(1, v * 1.02)) ** 0.75;
      const out = long * v;
      return [
        across * wide,
        0.55 * out - 1.15 * out * v - 0.28 * Math.abs(across) * -wide + 0.006 * noise(u * 4, v * 9),
        out,
      ];
    }),
    { kind: 'leaf', color: '#4c6b3c' },
  );
  mesh.rotation.y = Math.PI / 2 - turn;
  mesh.position.set(...at);
  return mesh;
};

/** A framed print of two hills and a sun in the room's colours. */
export const picture = ({ wood, throw: cloth, wall, rug }: RoomStyle): Group => {
  const group = new Group();
  const paper = (color: string): Finish => ({ kind: 'paper', color });
  group.add(
    block({ size: [0.62, 0.82, 0.03], at: [0, 0, 0], finish: wood, radius: 0.003 }),
    block({ size: [0.58, 0.78, 0.004], at: [0, 0, 0.0155], finish: paper('#f7f3ea') }),
    block({ size: [0.4, 0.56, 0.002], at: [0, 0, 0.0185], finish: paper(wall.color) }),
    block({ size: [0.4, 0.2, 0.002], at: [0, -0.18, 0.0195], finish: paper(rug.color) }),
  );
  const sun = turned(
    [
      [0, 0],
      [0.09, 0],
      [0.09, 0.002],
      [0, 0.002],
    ],
    paper(cloth.color),
  );
  sun.rotation.x = Math.PI / 2;
  sun.position.set(0.05, 0.08, 0.019);
  group.add(sun);
  return group;
};

/** A vase with three stems, as it stands on a chest of drawers. */
export const vase = ({ pot }: RoomStyle): Group => {
  const group = new Group();
  group.add(
    turned(
      [
        [0, 0],
        [0.05, 0],
        [0.08, 0.06],
        [0.085, 0.12],
        [0.05, 0.2],
        [0.03, 0.24],
        [0.036, 0.27],
        [0.03, 0.27],
        [0.024, 0.24],
      ],
      pot,
    ),
  );
  for (let index = 0; index < 5; index += 1) {
    const turn = index * 2.4;
    const tip = [Math.cos(turn) * 0.13, 0.5 + 0.1 * scatter(2, index), Math.sin(turn) * 0.1] as const;
    group.add(
      rod({ from: [0, 0.24, 0], to: tip, radius: 0.003, finish: { kind: 'leaf', color: '#6c7f50' } }),
      leaf(tip, turn, 0.13),
    );
  }
  return group;
};

/** A few books that lie on each other. */
export const books = ({ throw: cloth, rug, wood }: RoomStyle): Group => {
  const group = new Group();
  for (const [index, color] of [cloth.color, rug.color, wood.color].entries())
    group.add(
      block({
        size: [0.24 - 0.02 * index, 0.028, 0.17 - 0.012 * index],
        at: [0.006 * index, 0.014 + 0.028 * index, 0],
        finish: { kind: 'paper', color },
        radius: 0.003,
      }),
    );
  return group;
};
