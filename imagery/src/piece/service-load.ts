import { Group } from 'three';
import { block } from '../form/block.ts';
import { put } from '../form/put.ts';
import { carton } from './carton.ts';
import { glove, handTruck } from './hand-truck.ts';
import type { PieceSpec } from './piece-spec.ts';

/** The carton on it, in metres. */
export const LOAD = { width: 0.46, height: 1.06, depth: 0.42 } as const;
const INK = '#454a80';

/** What the service comes with: a carton on a hand truck, strapped, with the white gloves on top. */
export const serviceLoad = ({ accent }: Pick<PieceSpec, 'accent'>, ink = INK): Group => {
  const group = new Group();
  const at = 0.018 + LOAD.depth / 2;
  const strap = { kind: 'sateen', color: '#26242a' } as const;
  group.add(
    handTruck(accent.color),
    put(carton({ ...LOAD, ink, accent: accent.color }), 0, 0.019, at),
    ...[0.4, 0.93].map((y) =>
      block({
        size: [LOAD.width + 0.008, 0.042, LOAD.depth + 0.008],
        at: [0, y, at],
        finish: strap,
        radius: 0.003,
      }),
    ),
    put(glove(true), -0.1, LOAD.height + 0.0205, at + 0.03, 0.35),
    put(glove(false), 0.08, LOAD.height + 0.0205, at + 0.02, -0.2),
  );
  return group;
};
