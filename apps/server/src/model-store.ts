import type { Asset } from './assets.ts';

/**
 * What was built lately, bounded by bytes: what was asked for longest ago leaves first. What is asked for while it is
 * being built is waited for, not built again; what failed is not kept.
 */
export const createModelStore = (maxBytes: number) => {
  const kept = new Map<string, Asset>();
  const underWay = new Map<string, Promise<Asset>>();
  let bytes = 0;

  const keep = (key: string, asset: Asset): void => {
    kept.set(key, asset);
    bytes += sizeOf(asset);
    for (const [oldest, old] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(oldest);
      bytes -= sizeOf(old);
    }
  };

  return {
    async get(key: string, build: () => Promise<Asset>): Promise<Asset> {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const waiting = underWay.get(key);
      if (waiting) return waiting;
      const building = build().finally(() => underWay.delete(key));
      underWay.set(key, building);
      const asset = await building;
      keep(key, asset);
      return asset;
    },
    /** How much is kept. */
    bytes: (): number => bytes,
  };
};

const sizeOf = ({ bodies }: Asset): number =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
