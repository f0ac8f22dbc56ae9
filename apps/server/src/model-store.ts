/** Something with a size in memory. */
interface Sized {
  readonly bytes: number;
}

/**
 * What was built lately, bounded by bytes: what was asked for longest ago leaves first. One is built at a time, so
 * that many shoppers who want many models wait for each other and not the rest of the shop for them. What is asked for
 * while it waits or is being built is not built again; what failed is not kept.
 */
export const createModelStore = <Model extends Sized>(maxBytes: number) => {
  const kept = new Map<string, Model>();
  const underWay = new Map<string, Promise<Model>>();
  let last: Promise<unknown> = Promise.resolve();
  let bytes = 0;

  const keep = (key: string, model: Model): void => {
    kept.set(key, model);
    bytes += model.bytes;
    for (const [oldest, old] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(oldest);
      bytes -= old.bytes;
    }
  };

  const buildNext = (key: string, build: () => Promise<Model>): Promise<Model> => {
    const building = last
      .then(build)
      .then((model) => {
        keep(key, model);
        return model;
      })
      .finally(() => underWay.delete(key));
    last = building.catch(() => undefined);
    return building;
  };

  return {
    async get(key: string, build: () => Promise<Model>): Promise<Model> {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const building = underWay.get(key) ?? buildNext(key, build);
      underWay.set(key, building);
      return building;
    },
    /** How much is kept. */
    bytes: (): number => bytes,
  };
};
