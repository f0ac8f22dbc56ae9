import { parseArgs } from 'node:util';
import { loadCatalogue } from '@counterpane/catalogue/load';
import { readManifest, writeManifest } from './picture/manifest.ts';
import { fileOf, isSecondLook, shotsOf } from './picture/shot.ts';
import { takeShot } from './picture/take-shot.ts';

/**
 * Takes the pictures that are missing or out of date: `npm run pictures -- [--only <part of a file>] [--minutes N]`.
 * It may be stopped at any time; what is done stays done.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, minutes: { type: 'string', default: '100000' } },
});
const end = Date.now() + Number(values.minutes) * 60_000;
const shots = loadCatalogue()
  .brands.flatMap(shotsOf)
  .filter((shot) => new RegExp(values.only).test(fileOf(shot)))
  // What lists show of every product comes before the second look at any.
  .toSorted((a, b) => Number(isSecondLook(a)) - Number(isSecondLook(b)));

for (const [index, shot] of shots.entries()) {
  if (Date.now() > end) break;
  const before = readManifest();
  const started = performance.now();
  const entry = await takeShot(shot, before);
  if (before[fileOf(shot)] === entry) continue;
  writeManifest({ ...readManifest(), [fileOf(shot)]: entry });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${index + 1} of ${shots.length}  ${fileOf(shot)}  ${seconds} s  ${Math.round(entry.bytes / 1000)} kB`,
  );
}
