import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { loadCatalogue } from '@counterpane/catalogue/load';
import { readManifest, writeManifest } from './picture/manifest.ts';
import { fileOf, isSecondLook, type Shot, shotsOf } from './picture/shot.ts';
import { takeShot } from './picture/take-shot.ts';
import { scenesOf } from './scene/scene-shots.ts';

/**
 * Takes the pictures that are missing or out of date: `npm run pictures -- [--only <part of a file>] [--minutes N]`.
 * It may be stopped at any time; what is done stays done.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, minutes: { type: 'string', default: '100000' } },
});
const end = Date.now() + Number(values.minutes) * 60_000;
const shots = loadCatalogue()
  .brands.flatMap((brand): Shot[] => [...shotsOf(brand), ...scenesOf(brand)])
  .filter((shot) => new RegExp(values.only).test(fileOf(shot)))
  // What lists show of every product comes before the second look at any.
  .toSorted((a, b) => Number(isSecondLook(a)) - Number(isSecondLook(b)));

const waiting = shots.entries();

/** Takes one picture after the other from those that wait. */
const takeSome = async (): Promise<void> => {
  for (const [index, shot] of waiting) {
    if (Date.now() > end) return;
    const before = readManifest();
    const started = performance.now();
    const entry = await takeShot(shot, before);
    if (before[fileOf(shot)] === entry) continue;
    writeManifest({ ...readManifest(), [fileOf(shot)]: entry });
    const seconds = Math.round((performance.now() - started) / 1000);
    const size = Math.round(entry.bytes / 1000);
    console.log(`${index + 1} of ${shots.length}  ${fileOf(shot)}  ${seconds} s  ${size} kB`);
  }
};

await Promise.all(Array.from({ length: availableParallelism() }, takeSome));
