import { Group } from 'three';
import type { Finish } from '../finish/finish.ts';
import { noise } from '../form/noise.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import type { PieceSpec, Stitching } from './piece-spec.ts';
import { seedOf } from './seed.ts';
import { stitched } from './soft-goods.ts';

/** How a duvet, a quilt or a blanket is given: laid in folds one above the other, or rolled up. */
type Fold = 'thirds' | 'quarters' | 'rolled';

interface FoldedCover {
  readonly fold: Fold;
  readonly stitching: Stitching;
  /** Metres: of the parcel along x and z, and of one layer. */
  readonly width: number;
  readonly depth: number;
  readonly loft: number;
  readonly seed: number;
}

/** Each by its kind and its own seed. */
const foldOf = (spec: PieceSpec): FoldedCover => {
  const seed = seedOf(spec);
  const isBlanket = spec.shape === 'blanket';
  const isCover = /-set$|-cover$/.test(spec.name);
  const stitching = spec.parts.stitching ?? (isBlanket && spec.cover.kind !== 'yarn' ? 'squares' : 'plain');
  const isThin = isBlanket || isCover || stitching === 'rows';
  return {
    fold:
      stitching === 'rows' || spec.cover.kind === 'yarn' ? 'rolled' : seed % 2 === 0 ? 'thirds' : 'quarters',
    stitching,
    width: 0.6 + (seed % 4) * 0.012,
    depth: 0.45 + (seed % 3) * 0.012,
    loft: isThin ? 0.045 : 0.075,
    seed,
  };
};

/** A duvet, a quilt or a blanket by itself, on the ground: with its stitching, its bound hem and its label. */
export const foldedCover = (spec: PieceSpec): Group => {
  const how = foldOf(spec);
  const path = pathOf(how);
  const at = pointOf(how, path);
  const part = (columns: number, rows: number, finish: Finish, from: Patch, side: 1 | -1 = 1, off = 0) =>
    soft(
      surface(
        sheetOf(columns, rows, (u, v) => {
          const across = from.u[0] + (from.u[1] - from.u[0]) * (side > 0 ? u : 1 - u);
          return at(across, from.v[0] + (from.v[1] - from.v[0]) * v, side, off);
        }),
        finish,
      ),
    );
  const { cover, side, accent } = spec;
  const bound = 0.014 / path.length;
  const label = 0.05 / path.length;
  return new Group().add(
    part(54, 130, cover, WHOLE),
    part(54, 130, spec.shape === 'blanket' ? side : cover, WHOLE, -1),
    ...([1, -1] as const).map((each) => part(54, 4, accent, { u: [0, 1], v: [1 - bound, 1] }, each, 0.002)),
    part(6, 4, accent, { u: [0.78, 0.88], v: [1 - label - bound * 2, 1 - bound * 2] }, 1, 0.003),
  );
};

/** Where its label is, near the hem: what is looked at closely. Metres. */
export const labelOf = (spec: PieceSpec): readonly [x: number, y: number, z: number] => {
  const how = foldOf(spec);
  return pointOf(how, pathOf(how))(0.83, 0.985, 1, 0);
};

interface Patch {
  readonly u: readonly [number, number];
  readonly v: readonly [number, number];
}

const WHOLE: Patch = { u: [0, 1], v: [0, 1] };

const soft = <Thing extends { userData: Record<string, unknown> }>(thing: Thing): Thing => {
  thing.userData = { isSoft: true };
  return thing;
};

/** The middle of the cloth from its inner end to its outer: z, y and the way it looks up from there. */
interface Path {
  readonly length: number;
  at(along: number): { readonly z: number; readonly y: number; readonly turn: number };
}

const pathOf = ({ fold, depth, loft }: FoldedCover): Path => {
  if (fold === 'rolled') return rolled(loft);
  return layered(fold === 'thirds' ? 3 : 4, depth, loft);
};

/** To and fro, the last layer ending in front: three or, thinner, four. */
const layered = (layers: number, depth: number, loft: number): Path => {
  const pitch = loft * (layers === 3 ? 0.86 : 0.74);
  const straight = depth - pitch;
  const arc = (Math.PI * pitch) / 2;
  const start = layers % 2 === 1 ? 1 : -1;
  return {
    length: layers * straight + (layers - 1) * arc,
    at: (along) => {
      const layer = Math.min(layers - 1, Math.floor(along / (straight + arc)));
      const rest = along - layer * (straight + arc);
      const way = start * (layer % 2 === 0 ? 1 : -1);
      const y = pitch * (layer + 0.5);
      if (rest <= straight) return { z: way * (rest - straight / 2), y, turn: way > 0 ? 0 : Math.PI };
      const angle = (rest - straight) / (pitch / 2);
      return {
        z: way * (straight / 2 + (pitch / 2) * Math.sin(angle)),
        y: y + (pitch / 2) * (1 - Math.cos(angle)),
        turn: way > 0 ? angle : Math.PI - angle,
      };
    },
  };
};

const TURNS = 3.4;

/** A spiral that ends in front, a little above the ground it lies on. */
const rolled = (loft: number): Path => {
  const pitch = loft * 0.95;
  const [least, most] = [pitch * 0.6, pitch * (0.6 + TURNS)];
  const length = Math.PI * TURNS * (least + most);
  return {
    length,
    at: (along) => {
      const radius = Math.sqrt(least ** 2 + (along / length) * (most ** 2 - least ** 2));
      const angle = ((radius - most) / pitch) * 2 * Math.PI + 0.35 * Math.PI;
      const [z, y] = [Math.cos(angle), Math.sin(angle)];
      return { z: radius * z, y: most + loft * 0.35 + radius * y * 0.93, turn: angle + Math.PI / 2 };
    },
  };
};

/** A point of the cloth: u across and v along it, its upper or lower side, `off` metres above that. */
const pointOf = ({ fold, stitching, width, loft, seed }: FoldedCover, path: Path) => {
  const thick = stitched(stitching, { width, length: path.length, loft: loft * 1.05 });
  return (u: number, v: number, side: 1 | -1, off: number): [number, number, number] => {
    const { z, y, turn } = path.at(v * path.length);
    const end = Math.min(1, (Math.min(u, 1 - u) * width) / (loft * 0.5));
    const round = Math.sqrt(1 - (1 - end) ** 2);
    // Both sides meet in the hem.
    const closed = Math.sqrt(Math.min(1, (Math.min(v, 1 - v) * path.length) / 0.018));
    const out = side * closed * (Math.min(thick(u, v), loft) * 0.5 * (0.15 + 0.85 * round) + off);
    const slide = 0.006 * noise(v * 9, seed * 0.31);
    const droop = fold === 'rolled' ? 1 : 1 - 0.1 * Math.abs(u * 2 - 1) ** 5;
    const soft = 0.006 * noise(u * 3 + seed, z * 5, y * 9);
    const [up, forth] =
      fold === 'rolled' ? [-Math.cos(turn), Math.sin(turn)] : [Math.cos(turn), -Math.sin(turn)];
    const high = (y + up * out + soft) * droop;
    return [(u - 0.5) * width + slide, Math.max(0.001, high), z + forth * out + slide];
  };
};
