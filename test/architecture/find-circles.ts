import type { SourceFile } from './sources.ts';

/**
 * The circles among files that import each other: each a list of paths, the shortest way around from its first file back
 * to it.
 */
export const findCircles = (files: readonly SourceFile[]): string[][] => {
  const known = new Set(files.map(({ path }) => path));
  const targets = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.map(({ target }) => target).filter((target) => known.has(target)),
    ]),
  );
  const told = new Set<string>();
  return files.flatMap(({ path }) => {
    if (told.has(path)) return [];
    const circle = wayBack(path, targets);
    for (const one of circle ?? []) told.add(one);
    return circle ? [circle] : [];
  });
};

/** Breadth first, so that what is found is the shortest. */
const wayBack = (start: string, targets: ReadonlyMap<string, readonly string[]>): string[] | null => {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const path of queue)
    for (const target of targets.get(path) ?? []) {
      if (target === start) return stepsTo(path, cameFrom);
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, path);
      queue.push(target);
    }
  return null;
};

const stepsTo = (path: string, cameFrom: ReadonlyMap<string, string>): string[] => {
  const before = cameFrom.get(path);
  return before === undefined ? [path] : [...stepsTo(before, cameFrom), path];
};
