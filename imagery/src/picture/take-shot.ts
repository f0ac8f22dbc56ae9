import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Mesh, MeshStandardMaterial, type Object3D } from 'three';
import { writeGlb } from '../glb/write-glb.ts';
import { specOfProduct } from '../spec/spec-of-product.ts';
import { encode, QUALITY } from './encode.ts';
import { type Manifest, type ManifestEntry, PICTURES } from './manifest.ts';
import { ROOM_STYLES, type RoomStyle, type Sun } from './room-style.ts';
import { type Scene, sceneOf } from './scenes.ts';
import { fileOf, type ProductShot, type Shot } from './shot.ts';
import { findMissing } from './shot-check.ts';
import { isZoomed, widthsOf } from './widths-of.ts';

const BLENDER = join(import.meta.dirname, '..', '..', 'blender');
const SCRIPTS = ['render.py', 'lamps.py', 'denoise.py', 'materials.py', 'nodes.py'];

const SETTINGS = {
  /** As wide as the file for a close look; in the others what grain is left goes when it is made smaller. */
  size: [1280, 960],
  samples: { room: 7, zoomedRoom: 12, studio: 6 },
  exposure: { room: 0.1, studio: 0.7 },
} as const;

/** A picture as it is asked for: its scene, the sun in its windows, and in which widths it is kept. */
interface Order {
  readonly scene: Scene;
  readonly sun: Sun | null;
  readonly widths: readonly number[];
  /** Paths of light to each pixel. */
  readonly samples: number;
  /** Stops. */
  readonly exposure: number;
}

/**
 * Takes a picture unless it is there as it would be, and says what to keep of it.
 * @throws Error when Blender (3.4 or newer, as `blender`) is missing or fails
 */
export const takeShot = async (shot: Shot, manifest: Manifest): Promise<ManifestEntry> => {
  const order = orderOf(shot);
  const glb = await writeGlb(order.scene.scene);
  const hash = hashOf(glb, order);
  const known = manifest[fileOf(shot)];
  if (known?.hash === hash && findMissing([shot], manifest).length === 0) return known;
  const folder = mkdtempSync(join(tmpdir(), 'shot-'));
  try {
    const out = join(folder, 'shot.png');
    await render(folder, glb, order, out).catch((cause: unknown) => {
      throw new Error(`${fileOf(shot)}: ${reasonOf(cause)}`, { cause });
    });
    return { hash, ...(await encode(out, join(PICTURES, fileOf(shot)), order.widths)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The hash that a picture of the shot would have today; no Blender is needed for it. */
export const hashOfShot = async (shot: Shot): Promise<string> => {
  const order = orderOf(shot);
  return hashOf(await writeGlb(order.scene.scene), order);
};

const orderOf = (shot: Shot): Order => {
  const style = ROOM_STYLES[shot.brand];
  if (!style) throw new Error(`${shot.brand} has no rooms: see room-style.ts`);
  const scene = 'scene' in shot ? shot.build() : sceneOfProduct(shot, style);
  const file = fileOf(shot);
  return {
    scene,
    sun: scene.light === 'room' ? style.sun : null,
    widths: widthsOf(scene.size?.[0], file),
    samples: SETTINGS.samples[scene.light === 'room' && isZoomed(file) ? 'zoomedRoom' : scene.light],
    exposure: scene.exposure ?? SETTINGS.exposure[scene.light],
  };
};

const sceneOfProduct = ({ product, view, color, place }: ProductShot, style: RoomStyle): Scene =>
  sceneOf(view, specOfProduct(product, color ?? undefined), style, place);

const run = promisify(execFile);

/** One that takes longer hangs. */
const MOST_MINUTES = 15;

/** Whether a picture failed because there is nothing to take it with. */
export const isBlenderMissing = ({ cause }: Error): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';

const reasonOf = (cause: unknown): string =>
  cause instanceof Error && 'killed' in cause && cause.killed === true
    ? `Blender was ended after ${MOST_MINUTES} minutes`
    : 'Blender failed';

/** One thread each: whoever has more takes several pictures at once, since half of the work knows no threads. */
const render = async (
  folder: string,
  glb: Uint8Array,
  { scene: { camera, light, size }, sun, samples, exposure }: Order,
  out: string,
): Promise<void> => {
  writeFileSync(join(folder, 'scene.glb'), glb);
  const job = {
    glb: join(folder, 'scene.glb'),
    out,
    light,
    sun,
    camera,
    size: size ?? SETTINGS.size,
    samples,
    exposure,
  };
  writeFileSync(join(folder, 'jobs.json'), JSON.stringify([job]));
  const script = ['-P', join(BLENDER, 'render.py'), '--', join(folder, 'jobs.json')];
  await run('blender', ['-b', '-t', '1', '--factory-startup', '--python-exit-code', '1', ...script], {
    maxBuffer: 64 << 20,
    timeout: MOST_MINUTES * 60_000,
    killSignal: 'SIGKILL',
  });
};

/** Of all that the picture comes from: the scene, the camera, the light, the settings and the recipes of its surfaces. */
const hashOf = (glb: Uint8Array, { scene, sun, widths, samples, exposure }: Order): string => {
  const { camera, light, size = SETTINGS.size } = scene;
  const hash = createHash('sha256').update(glb);
  hash.update(JSON.stringify({ camera, light, sun, samples, exposure, size, QUALITY, widths }));
  for (const script of [...SCRIPTS, `${light}_light.py`, ...recipesOf(scene.scene)])
    hash.update(readFileSync(join(BLENDER, script)));
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
