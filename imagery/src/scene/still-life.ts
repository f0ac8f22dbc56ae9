import { Group, Mesh, type Object3D, TorusGeometry } from 'three';
import { type Finish, materialOf } from '../finish/finish.ts';
import { block, rod } from '../form/block.ts';
import { turned } from '../form/turned.ts';

export const CHINA = { kind: 'plaster', color: '#f5f1e8' } as const;

/** A cup with a handle, on its saucer, filled or not. Its saucer stands at y = 0. */
export const cup = (finish: Finish, tea?: string): Group => {
  const group = new Group();
  const handle = new Mesh(new TorusGeometry(0.021, 0.0045, 12, 32), materialOf(finish));
  handle.position.set(0.047, 0.046, 0);
  handle.scale.y = 1.15;
  group.add(
    turned(
      [
        [0, 0.002],
        [0.045, 0.002],
        [0.074, 0.013],
        [0.076, 0.016],
        [0.044, 0.007],
        [0, 0.006],
      ],
      finish,
    ),
    turned(
      [
        [0, 0.008],
        [0.024, 0.008],
        [0.034, 0.022],
        [0.043, 0.05],
        [0.045, 0.078],
        [0.042, 0.078],
        [0.039, 0.05],
        [0.03, 0.026],
        [0, 0.02],
      ],
      finish,
    ),
    handle,
  );
  if (tea !== undefined)
    group.add(
      turned(
        [
          [0, 0.066],
          [0.0405, 0.066],
        ],
        { kind: 'paint', color: tea },
      ),
    );
  return group;
};

/** A cup that has fallen over, and what was in it. */
export const spiltCup = (finish: Finish, tea: string): Group => {
  const group = new Group();
  const fallen = cup(finish);
  fallen.children.shift();
  fallen.rotation.z = Math.PI / 2 - 0.1;
  fallen.rotation.y = 0.5;
  fallen.position.set(0, 0.044, 0);
  const pool = turned(
    [
      [0.001, 0.0035],
      [0.07, 0.0032],
      [0.078, 0.0022],
      [0.081, 0.0002],
    ],
    { kind: 'paint', color: tea },
  );
  pool.scale.z = 0.62;
  pool.position.set(-0.13, 0, 0.03);
  group.add(fallen, pool);
  return group;
};

/** A tray with a rim. */
export const tray = (finish: Finish, width: number, depth: number): Group => {
  const group = new Group();
  group.add(
    block({ size: [width, 0.012, depth], at: [0, 0.006, 0], finish, radius: 0.005 }),
    ...[-1, 1].flatMap((side) => [
      block({
        size: [width - 0.004, 0.03, 0.012],
        at: [0, 0.0165, (side * (depth - 0.013)) / 2],
        finish,
        radius: 0.005,
      }),
      block({
        size: [0.012, 0.029, depth - 0.005],
        at: [(side * (width - 0.013)) / 2, 0.0165, 0],
        finish,
        radius: 0.005,
      }),
    ]),
  );
  return group;
};

/** A plain bench of boards, `height` metres high, its middle at x = z = 0. */
export const bench = (finish: Finish, width: number, depth = 0.38, height = 0.45): Group => {
  const group = new Group();
  group.add(
    block({ size: [width, 0.038, depth], at: [0, height - 0.019, 0], finish, radius: 0.01 }),
    ...[-1, 1].flatMap((side): Object3D[] => [
      ...[-1, 1].map((end) =>
        rod({
          from: [side * (width / 2 - 0.1), height - 0.034, end * (depth / 2 - 0.06)],
          to: [side * (width / 2 - 0.06), 0, end * (depth / 2 - 0.035)],
          radius: 0.02,
          endRadius: 0.013,
          finish,
        }),
      ),
    ]),
  );
  return group;
};

/** A round basket, woven, open above. */
export const basket = (color: string, radius: number, height: number): Group => {
  const finish = { kind: 'cane', color } as const;
  const group = new Group();
  group.add(
    turned(
      [
        [0, 0.004],
        [radius * 0.88, 0.004],
        [radius, height * 0.5],
        [radius * 0.98, height],
        [radius * 0.95, height],
        [radius * 0.96, height * 0.5],
        [radius * 0.84, 0.014],
        [0, 0.014],
      ],
      finish,
    ),
    ...[0.35, 0.7, 1].map((part) => {
      const hoop = new Mesh(
        new TorusGeometry(radius * (0.9 + 0.1 * Math.min(1, part * 1.6)), 0.008, 10, 64),
        materialOf({ kind: 'oak', color }),
      );
      hoop.rotation.x = Math.PI / 2;
      hoop.position.y = height * part;
      return hoop;
    }),
  );
  return group;
};
