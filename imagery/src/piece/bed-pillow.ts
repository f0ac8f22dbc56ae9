import { Box3, Group, type Mesh, Vector3 } from 'three';
import type { Finish } from '../finish/finish.ts';
import { block } from '../form/block.ts';
import { moulded } from './foam-pillow.ts';
import type { PieceSpec } from './piece-spec.ts';
import { type Bag, bag, seamAt, USUAL_PILLOW } from './pillow.ts';
import { seedOf } from './seed.ts';

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
