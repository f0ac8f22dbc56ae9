import { Mesh, MeshStandardMaterial, type Object3D } from 'three';
import type { Finish } from '../finish/finish.ts';

/** A hand's breadth wider over the whole bed, so that the hem of the duvet below it stays below it. */
const EASE = 1.036;

/** A made bed whose throw hangs freely at its sides. */
export const eased = <Bed extends Object3D>(made: Bed, { kind, color }: Finish): Bed => {
  made.traverse((thing) => {
    if (!(thing instanceof Mesh) || !(thing.material instanceof MeshStandardMaterial)) return;
    if (thing.userData.isSoft === true && thing.material.name === `${kind}:${color}`) thing.scale.x = EASE;
  });
  return made;
};
