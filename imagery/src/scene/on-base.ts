import { type BufferAttribute, Group, Mesh, type Object3D } from 'three';
import type { Finish } from '../finish/finish.ts';
import { adjustableBase, foundation } from '../piece/base.ts';
import { highestOf, mattress } from '../piece/mattress.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { pillow, USUAL_PILLOW } from '../piece/pillow.ts';
import type { BedTop } from '../piece/soft-goods.ts';
import { type Dressing, dressed } from '../room/bedroom.ts';
import { ROOM } from '../room/room.ts';

/** A made mattress on what carries it without a bed around: on a base that can, it sits up. */
export const onBase = (base: PieceSpec, on: PieceSpec, dressing: Dressing): Group => {
  const group = new Group();
  const isRaised = base.shape === 'adjustable-base';
  const lying = mattress(on, base.height + 0.002);
  const top = highestOf(lying);
  const bed = { width: on.width, length: on.length, top, z: 0 };
  const soft = new Group().add(
    lying,
    ...dressed(bed, isRaised ? lightly(dressing) : dressing),
    ...(isRaised && dressing.pillows ? pillowsOnSlope(bed, dressing.pillows, dressing.seed) : []),
  );
  group.add(isRaised ? adjustableBase(base) : foundation(base));
  group.add(...(isRaised ? bent(soft, base) : [soft]));
  group.position.z = base.length / 2 - ROOM.depth + (isRaised ? 0.2 : 0.06);
  return group;
};

/** What hangs down its sides would have to hang anew; pillows that lean would be bent until they stand. */
const lightly = ({ sheet, seed = 0 }: Dressing): Dressing => ({ ...(sheet ? { sheet } : {}), seed });

/** A pillow for each sleeper, flat on the mattress before it is bent: then it lies on the slope of the raised back. */
const pillowsOnSlope = ({ width, length, top }: BedTop, finish: Finish, seed = 0): Object3D[] => {
  const size = { ...USUAL_PILLOW, width: Math.min(USUAL_PILLOW.width, width * 0.44) };
  const places = width > 1.3 ? [-0.25, 0.25] : [0];
  return places.map((place, index) => {
    const made = pillow({ ...size, finish, seed: seed + index + 1 });
    made.position.set(place * width, top + size.height * 0.45, -length / 2 + size.length / 2 + 0.06);
    return made;
  });
};

/** How the base is bent: where each part ends along its length from the head, and how it leans. */
const LEANS = [
  { until: 0.36, lean: 0.9 * 0.62 },
  { until: 0.48, lean: 0 },
  { until: 0.72, lean: -0.9 * 0.32 },
  { until: 1, lean: 0.9 * 0.1 },
] as const;

/** The same things bent over a raised base; the hinges of a mattress are round. */
const bent = (things: Object3D, { length, height }: PieceSpec): Object3D[] => {
  things.updateMatrixWorld(true);
  const curve = curveOf(length, height);
  const meshes: Object3D[] = [];
  things.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const geometry = object.geometry.clone().applyMatrix4(object.matrixWorld);
    const points = geometry.getAttribute('position') as BufferAttribute;
    for (let index = 0; index < points.count; index += 1) {
      const { z, y, lean } = curve(points.getZ(index));
      const above = points.getY(index) - height;
      points.setY(index, y + above * Math.cos(lean));
      points.setZ(index, z + above * Math.sin(lean));
    }
    geometry.computeVertexNormals();
    const mesh = new Mesh(geometry, object.material);
    mesh.userData = object.userData;
    meshes.push(mesh);
  });
  return meshes;
};

/** From a place along the flat base to where it is on the raised one, and how it leans there. */
const curveOf = (length: number, height: number) => {
  const seat = -length / 2 + length * 0.36;
  const leanAt = (z: number): number => {
    const at = (z + length / 2) / length;
    const window = 0.07;
    let sum = 0;
    for (let step = -4; step <= 4; step += 1) {
      const place = at + (step / 4) * window;
      sum += LEANS.find(({ until }) => place < until)?.lean ?? LEANS[3].lean;
    }
    return sum / 9;
  };
  return (from: number): { readonly z: number; readonly y: number; readonly lean: number } => {
    const steps = 40;
    const part = (from - seat) / steps;
    let y = height;
    let z = seat;
    for (let step = 0; step < steps; step += 1) {
      const lean = leanAt(seat + part * (step + 0.5));
      y -= Math.sin(lean) * part;
      z += Math.cos(lean) * part;
    }
    return { z, y, lean: leanAt(from) };
  };
};
