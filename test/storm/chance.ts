import { createHash } from 'node:crypto';

/** What looks like chance and is the same for a seed: a storm can be had again. */
export interface Chance {
  /** A whole number from 0 up to, and without, the limit. */
  below(limit: number): number;
  happens(probability: number): boolean;
  oneOf<Item>(list: readonly Item[]): Item;
  /** A shopper's own chance: what others draw changes nothing of it. */
  of(name: string): Chance;
}

export const chanceOf = (seed: string): Chance => {
  let drawn = 0;
  const next = (): number => {
    drawn += 1;
    return createHash('sha256').update(`${seed} ${drawn}`).digest().readUInt32BE() / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    happens: (probability) => next() < probability,
    oneOf: (list) => {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error('nothing to choose from');
      return item;
    },
    of: (name) => chanceOf(`${seed}/${name}`),
  };
};
