import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { loadCatalogue } from '@counterpane/catalogue/load';
import { PICTURES, readManifest, writeManifest } from './picture/manifest.ts';
import { lockManifest } from './picture/manifest-lock.ts';
import { fileOf, isSecondLook, type Shot } from './picture/shot.ts';
import { findAlikeShots, findBlankDetails, findMissing, findStale } from './picture/shot-check.ts';
import { hashOfShot } from './picture/shot-hash.ts';
import { listShots } from './picture/shot-list.ts';
import { isBlenderMissing, takeShot } from './picture/take-shot.ts';

/**
 * Takes the pictures that are missing or out of date. It may be stopped at any time; what is done stays done.
 * `npm run pictures -- [--only <regular expression>] [--minutes N] [--check]`, for instance
 * `--only '^halcyon/.*-bed/hero$'`: those whose file (`halcyon/mira-panel-bed/hero`) the expression is found in.
 * With `--check` it takes none and needs no Blender: it names those that are missing, out of date, hard to tell apart
 * and blank, and ends with 1 where there is any.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    minutes: { type: 'string', default: '100000' },
    check: { type: 'boolean', default: false },
  },
});

const asked = new RegExp(values.only);
const shots = listShots(loadCatalogue().brands)
  .filter((shot) => asked.test(fileOf(shot)))
  // What lists show of every product comes before the second look at any.
  .toSorted((a, b) => Number(isSecondLook(a)) - Number(isSecondLook(b)));

const list = (what: string, lines: readonly string[]): void => {
  console.log(`${what}: ${lines.length} of ${shots.length}`);
  for (const line of lines) console.log(`  ${line}`);
};

const check = async (): Promise<void> => {
  const manifest = readManifest();
  const found = {
    Missing: findMissing(shots, manifest),
    'Out of date': await findStale(shots, manifest, hashOfShot),
    'Hard to tell apart': await findAlikeShots(shots, manifest),
    Blank: await findBlankDetails(shots, manifest),
  };
  for (const [what, lines] of Object.entries(found)) list(what, lines);
  if (Object.values(found).some((lines) => lines.length > 0)) process.exitCode = 1;
};

/** Takes one picture after the other from those that wait. */
const takeSome = async (waiting: IterableIterator<readonly [number, Shot]>, end: number): Promise<void> => {
  for (const [index, shot] of waiting) {
    if (Date.now() > end) return;
    const before = readManifest();
    const started = performance.now();
    const entry = await takeShot(shot, before).catch(toFailure);
    if (entry === null || before[fileOf(shot)] === entry) continue;
    writeManifest({ ...readManifest(), [fileOf(shot)]: entry });
    const seconds = Math.round((performance.now() - started) / 1000);
    const size = Math.round(entry.bytes / 1000);
    console.log(`${index + 1} of ${shots.length}  ${fileOf(shot)}  ${seconds} s  ${size} kB`);
  }
};

/** One that fails is told of and does not keep the others waiting; without Blender none of them would be taken. */
const toFailure = (reason: Error): null => {
  if (isBlenderMissing(reason)) throw reason;
  console.error(reason.message);
  process.exitCode = 1;
  return null;
};

const takeAll = async (): Promise<void> => {
  process.once('exit', lockManifest(PICTURES));
  const end = Date.now() + Number(values.minutes) * 60_000;
  const waiting = shots.entries();
  await Promise.all(Array.from({ length: availableParallelism() }, () => takeSome(waiting, end)));
};

await (values.check ? check() : takeAll());
