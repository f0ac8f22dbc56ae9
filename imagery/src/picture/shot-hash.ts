import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mesh, MeshStandardMaterial, type Object3D } from 'three';
import { writeGlb } from '../glb/write-glb.ts';
import { QUALITY } from './encode.ts';
import type { Shot } from './shot.ts';
import { type Order, orderOf } from './shot-order.ts';

/** What Blender runs. */
export const BLENDER = join(import.meta.dirname, '..', '..', 'blender');
const SCRIPTS = ['render.py', 'lamps.py', 'denoise.py', 'materials.py', 'nodes.py'];

/** The hash that a picture of the shot would have today; no Blender is needed for it. */
export const hashOfShot = async (shot: Shot): Promise<string> => {
  const order = orderOf(shot);
  return hashOf(await writeGlb(order.scene.scene), order);
};

/** Of all that the picture comes from: the scene, the camera, the light, the settings and the recipes of its surfaces. */
export const hashOf = (
  glb: Uint8Array,
  { scene, sun, size, widths, samples, exposure }: Order,
  scripts = BLENDER,
): string => {
  const { camera, light } = scene;
  const hash = createHash('sha256').update(glb);
  hash.update(JSON.stringify({ camera, light, sun, samples, exposure, size, QUALITY, widths }));
  for (const script of [...SCRIPTS, `${light}_light.py`, ...recipesOf(scene.scene)])
    hash.update(readFileSync(join(scripts, script)));
  return hash.digest('hex').slice(0, 16);
};

const recipesOf = (scene: Object3D): string[] => {
  const files = new Set<string>();
  scene.traverse((object) => {
    if (object instanceof Mesh && object.material instanceof MeshStandardMaterial)
      files.add(join('finishes', `${String(object.material.userData.recipe)}.py`));
  });
  return [...files].sort();
};
