import { Group, Mesh, type Object3D, SphereGeometry, TorusGeometry } from 'three';
import { type Finish, materialOf } from '../finish/finish.ts';
import { block, rod } from '../form/block.ts';
import { put } from '../form/put.ts';

const TUBE = 0.016;
const HIGH = 1.28;
const WIDE = 0.42;

/** Two wheels, a frame of tubes and a plate on which a carton stands; its back is at z = 0, its load before it. */
export const handTruck = (color: string): Group => {
  const frame: Finish = { kind: 'steel', color };
  const group = new Group();
  const side = WIDE / 2;
  for (const x of [-side, side])
    group.add(
      rod({ from: [x, 0.06, 0], to: [x, HIGH, 0], radius: TUBE, finish: frame }),
      rod({ from: [x, HIGH - 0.008, 0], to: [x, HIGH + 0.05, -0.14], radius: TUBE, finish: frame }),
      rod({
        from: [x, HIGH + 0.05, -0.14],
        to: [x, HIGH + 0.08, -0.24],
        radius: TUBE + 0.004,
        finish: { kind: 'paint', color: '#26242a' },
      }),
      ...wheel(x + Math.sign(x) * 0.06),
    );
  group.add(
    ...[0.3, 0.62, 0.94, HIGH - 0.05].map((y) =>
      rod({ from: [-side, y, 0], to: [side, y, 0], radius: TUBE * 0.8, finish: frame }),
    ),
    rod({
      from: [-side - 0.09, 0.11, -0.075],
      to: [side + 0.09, 0.11, -0.075],
      radius: 0.011,
      finish: frame,
    }),
    block({ size: [WIDE + 0.06, 0.008, 0.27], at: [0, 0.014, 0.135], finish: frame, radius: 0.003 }),
  );
  return group;
};

const wheel = (x: number): Object3D[] => {
  const tyre = new Mesh(
    new TorusGeometry(0.082, 0.028, 16, 48),
    materialOf({ kind: 'paint', color: '#2b2a2e' }),
  );
  tyre.rotation.y = Math.PI / 2;
  return [
    put(tyre, x, 0.11, -0.075, Math.PI / 2),
    rod({
      from: [x - 0.018, 0.11, -0.075],
      to: [x + 0.018, 0.11, -0.075],
      radius: 0.058,
      finish: { kind: 'steel', color: '#c9ccd1' },
    }),
  ];
};

const COTTON: Finish = { kind: 'wool', color: '#fbfaf6' };

/** A glove that lies with its back up, its fingers towards -z. */
export const glove = (isLeft: boolean): Group => {
  const hand = isLeft ? -1 : 1;
  const group = new Group();
  const tip = (x: number, y: number, z: number, radius: number): Mesh => {
    const ball = new Mesh(new SphereGeometry(radius, 20, 14), materialOf(COTTON));
    return put(ball, x, y, z);
  };
  const finger = (x: number, long: number, spread: number): Object3D[] => {
    const end = [x + spread * long, 0.0125, -0.045 - long] as const;
    return [
      rod({ from: [x, 0.014, -0.03], to: end, radius: 0.0125, endRadius: 0.0105, finish: COTTON }),
      tip(end[0], end[1], end[2], 0.0104),
    ];
  };
  const thumb = [hand * 0.082, 0.012, -0.028] as const;
  group.add(
    block({ size: [0.094, 0.03, 0.1], at: [0, 0.015, 0], finish: COTTON, radius: 0.0146 }),
    ...finger(-0.034, 0.062, -0.12),
    ...finger(-0.0115, 0.078, -0.03),
    ...finger(0.0115, 0.075, 0.03),
    ...finger(0.034, 0.06, 0.12),
    rod({ from: [hand * 0.03, 0.014, 0.028], to: thumb, radius: 0.0145, endRadius: 0.0115, finish: COTTON }),
    tip(...thumb, 0.0114),
    block({ size: [0.086, 0.026, 0.06], at: [0, 0.014, 0.07], finish: COTTON, radius: 0.0125 }),
    block({
      size: [0.09, 0.028, 0.008],
      at: [0, 0.0145, 0.094],
      finish: { kind: 'percale', color: '#e4dfd4' },
      radius: 0.0038,
    }),
  );
  return group;
};
