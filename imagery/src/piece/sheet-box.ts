import { Box3, Group, type Object3D } from 'three';
import { bedPillow } from './bed-pillow.ts';
import { foldedCover } from './folded-cover.ts';
import type { PieceSpec } from './piece-spec.ts';
import { seedOf } from './seed.ts';
import { folded, sheetStack } from './soft-goods.ts';

/** Sheets as they are given, and around them what comes in one box with them. */
export const sheetBox = (spec: PieceSpec): Group => {
  const packed = spec.packed ?? [];
  const beside = packed.filter(({ shape }) => shape !== 'pillow').flatMap(besideSheets);
  const behind = packed.filter(({ shape }) => shape === 'pillow').flatMap((each) => pillowsBehind(each));
  return new Group().add(sheetStack(spec), ...beside, ...behind);
};

/** Metres from the middle of the sheets to that of what lies to their right or left. */
const PROTECTOR_AT = 0.5;
const BLANKET_AT = -0.62;

const besideSheets = (spec: PieceSpec): Object3D[] => {
  if (spec.shape === 'protector') return [foldedProtector(spec)];
  if (spec.shape !== 'blanket') return [];
  const blanket = foldedCover(spec);
  blanket.position.set(BLANKET_AT, 0, 0.02);
  return [blanket];
};

/** Its top outside, its skirt showing between the folds. */
const foldedProtector = (spec: PieceSpec): Group => {
  const { cover, side } = spec;
  const size = { width: 0.4, depth: 0.31, thick: 0.032, seed: seedOf(spec) };
  const group = new Group().add(
    ...folded({ ...size, layers: 2, finish: cover }),
    ...folded({ ...size, layers: 1, finish: { kind: 'knit', color: side.color }, bottom: 0.064 }),
    ...folded({ ...size, layers: 1, finish: cover, bottom: 0.096 }),
  );
  group.position.x = PROTECTOR_AT;
  return group;
};

/** Two of them stand behind, leaning back. */
const pillowsBehind = (spec: PieceSpec): Object3D[] =>
  [-1, 1].map((side) => {
    const pillow = bedPillow(spec);
    pillow.rotation.set(1.2, side * 0.06, 0, 'YXZ');
    pillow.position.set(side * 0.35, 0, -0.38);
    pillow.position.y = -new Box3().setFromObject(pillow, true).min.y;
    return pillow;
  });
