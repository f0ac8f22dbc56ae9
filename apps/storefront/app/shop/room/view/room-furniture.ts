import type { PlacedSpec } from '@counterpane/imagery/spec/spec-of-size';
import { DoubleSide, Group, Mesh, MeshStandardMaterial, type Object3D } from 'three';
import { canLieFlat, furnish } from './furnish.ts';

/** The furniture of a room. An adjustable base is built flat only when someone lays it so, and both ways are kept. */
export const roomFurniture = (pieces: readonly PlacedSpec[]) => {
  const furniture = new Group();
  const built = new Map<boolean, Group>();
  const build = (isFlat: boolean): Group => {
    const group = furnish(pieces, isFlat);
    softened(group);
    built.set(isFlat, group);
    furniture.add(group);
    return group;
  };
  const lay = (isFlat: boolean): void => {
    const wanted = isFlat && canLieFlat(pieces);
    const shown = built.get(wanted) ?? build(wanted);
    for (const group of built.values()) group.visible = group === shown;
  };
  lay(false);
  return { furniture, lay };
};

/** Cloth is seen from both sides, everything throws a shadow, and metal, which mirrors nothing here, is grey. */
const softened = (object: Object3D): void =>
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.castShadow = true;
    part.receiveShadow = true;
    if (!(part.material instanceof MeshStandardMaterial)) return;
    part.material.side = DoubleSide;
    part.material.metalness = Math.min(part.material.metalness, 0.25);
  });
