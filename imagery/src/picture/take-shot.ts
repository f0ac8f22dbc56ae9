import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeGlb } from '../glb/write-glb.ts';
import { encode } from './encode.ts';
import { type Manifest, type ManifestEntry, PICTURES } from './manifest.ts';
import { fileOf, type Shot } from './shot.ts';
import { findMissing } from './shot-check.ts';
import { BLENDER, hashOf } from './shot-hash.ts';
import { type Order, orderOf } from './shot-order.ts';

/**
 * Takes a picture unless it is there as it would be, and says what to keep of it.
 * @throws Error when Blender (3.4 or newer, as `blender`) is missing or fails, with what Blender said last
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

const run = promisify(execFile);

/** One that takes longer hangs. */
const MOST_MINUTES = 15;

/** Whether a picture failed because there is nothing to take it with. */
export const isBlenderMissing = ({ cause }: Error): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';

const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return 'Blender failed';
  if ('killed' in cause && cause.killed === true) return `Blender was ended after ${MOST_MINUTES} minutes`;
  const said = 'stderr' in cause ? String(cause.stderr).trim() : '';
  return ['Blender failed', ...said.split('\n').slice(-LINES)].filter(Boolean).join('\n  ');
};

/** Of what Blender says when it fails; the last of them name the fault. */
const LINES = 5;

/** One thread for each picture: a machine with more takes several pictures at once, since half of the work is single-threaded. */
const render = async (
  folder: string,
  glb: Uint8Array,
  { scene: { camera, light }, sun, size, samples, exposure }: Order,
  out: string,
): Promise<void> => {
  const file = join(folder, 'scene.glb');
  writeFileSync(file, glb);
  const job = { glb: file, out, light, sun, camera, size, samples, exposure };
  writeFileSync(join(folder, 'jobs.json'), JSON.stringify([job]));
  const script = ['-P', join(BLENDER, 'render.py'), '--', join(folder, 'jobs.json')];
  await run('blender', ['-b', '-t', '1', '--factory-startup', '--python-exit-code', '1', ...script], {
    maxBuffer: 64 << 20,
    timeout: MOST_MINUTES * 60_000,
    killSignal: 'SIGKILL',
  });
};
