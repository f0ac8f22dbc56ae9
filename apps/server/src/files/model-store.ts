import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** Something with a size in memory. */
interface Sized {
  readonly bytes: number;
}

/** The queue is full: the client should try again later. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/** At a tenth of a second each, the last in the queue waits three seconds. */
const MOST_WAITING = 32;

/**
 * What was built lately, bounded by bytes: what was asked for longest ago leaves first. One is built at a time, and
 * the rest of the shop is served between two, so that many shoppers who want many models wait for each other. What is
 * asked for while it waits or is being built is not built again; what failed is not kept.
 */
export const createModelStore = <Model extends Sized>(maxBytes: number) => {
  const kept = new LRUCache<string, Model>({ maxSize: maxBytes, sizeCalculation: (model) => model.bytes });
  const underWay = new Map<string, Promise<Model>>();
  let last: Promise<unknown> = Promise.resolve();

  const buildNext = (key: string, build: () => Promise<Model>): Promise<Model> => {
    const building = last
      .then(() => nextTurn())
      .then(build)
      .then((model) => {
        kept.set(key, model);
        return model;
      })
      .finally(() => underWay.delete(key));
    last = building.catch(() => undefined);
    return building;
  };

  return {
    /** @throws TooManyWaiting when it is not there and the line is full. */
    async get(key: string, build: () => Promise<Model>): Promise<Model> {
      const known = kept.get(key);
      if (known) return known;
      if (!underWay.has(key) && underWay.size >= MOST_WAITING) throw new TooManyWaiting();
      const building = underWay.get(key) ?? buildNext(key, build);
      underWay.set(key, building);
      return building;
    },
    /** How much is kept. */
    bytes: (): number => kept.calculatedSize,
  };
};
