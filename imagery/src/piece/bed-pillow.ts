import { Box3, Group, type Mesh, Vector3 } from 'three';
import type { Finish } from '../finish/finish.ts';
import { block } from '../form/block.ts';
import { noise } from '../form/noise.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import { moulded } from './foam-pillow.ts';
import type { PieceSpec } from './piece-spec.ts';
import { type Bag, bag, seamAt, USUAL_PILLOW } from './pillow.ts';
import { seedOf } from './seed.ts';
import { cord, squarePoint } from './shell.ts';

/**
 * A pillow that is sold, in its own form and measures, flat with its middle at the origin. What is filled is a bag
 * with a corded seam; what is cut from foam has the form it is cut to.
 */
export const bedPillow = (spec: PieceSpec): Group => {
  const { name, parts, accent } = spec;
  const isFoam = (parts.form ?? 'plain') !== 'plain' || name.includes('foam') || name.includes('latex');
  const made = new Group().add(...(isFoam ? moulded(spec) : bag(bagOf(spec))));
  if (!isFoam) made.add(tag(spec, accent));
  return measured(made, spec);
};

/** As high as the catalogue says, however it creases, its middle at the origin. */
const measured = (made: Group, { height }: PieceSpec): Group => {
  const box = new Box3().setFromObject(made, true);
  const tall = box.getSize(new Vector3()).y;
  for (const part of made.children) {
    part.position.y = (part.position.y - (box.min.y + box.max.y) / 2) * (height / tall);
    part.scale.y *= height / tall;
  }
  return made;
};

/** A pillow in a case of a set of sheets, its seam corded in the colour of their hem. */
export const pillowcase = (finish: Finish, hem: Finish, seed: number): Group =>
  new Group().add(...bag({ ...USUAL_PILLOW, finish, hem, seed, fill: 'soft' }));

/** The same with a flat border all around, two inches wide, and the cord at the end of that. */
export const flangedCase = (finish: Finish, hem: Finish, seed: number): Group => {
  const at = (turn: number, out: number): [number, number, number] => {
    const [x, z] = seamAt(USUAL_PILLOW, ...squarePoint(turn));
    return [x * (1 + out * (FLANGE / USUAL_PILLOW.width)), 0, z * (1 + out * (FLANGE / USUAL_PILLOW.length))];
  };
  const border = surface(
    sheetOf(161, 4, (u, v) => {
      const [x, , z] = at(u, 2 * v);
      return [x, 0.004 * v * noise(x * 6, z * 6, seed), z];
    }),
    finish,
  );
  return pillowcase(finish, finish, seed).add(
    border,
    cord((turn) => at(turn, 2), hem, 0.0025),
  );
};

/** Metres. */
const FLANGE = 0.05;

const bagOf = (spec: PieceSpec): Bag => ({
  ...spec,
  finish: spec.cover,
  hem: spec.accent,
  seed: seedOf(spec) % 89,
  fill: spec.name.includes('down') || spec.name.includes('quilt') ? 'chambers' : 'soft',
});

/** A woven label in the seam of a short side. */
const tag = (spec: PieceSpec, finish: Finish): Mesh => {
  const [x] = seamAt(spec, 1, 0.62);
  return block({
    size: [0.026, 0.0035, 0.042],
    at: [x - 0.003, 0, spec.length * 0.3],
    finish,
    radius: 0.0015,
  });
};
