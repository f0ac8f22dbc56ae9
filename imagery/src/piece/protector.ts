import { Group, type Mesh } from 'three';
import type { Finish } from '../finish/finish.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import { band, panel } from './mattress.ts';
import type { PieceSpec } from './piece-spec.ts';
import { fittedOnBed } from './soft-goods.ts';

/** Metres: of what it is shown on, and how far its skirt reaches down. */
const MATTRESS = 0.28;
const SKIRT = 0.2;
/** The middle of a mattress is this much higher than its edge. */
const CROWN = 0.024;

/** A protector drawn over a plain mattress that stands at `bottom` (metres). */
export const protector = (spec: PieceSpec, bottom = 0): Group => {
  const { width, length, side } = spec;
  const border = { width, length, bottom, top: bottom + MATTRESS };
  const plain: Finish = { kind: 'knit', color: side.color };
  return new Group().add(
    band(border, plain),
    panel(border, plain, () => 0),
    protectorCloth(spec, border.top),
  );
};

/** The cloth alone, over a mattress whose edge is at `top` (metres). */
export const protectorCloth = ({ width, length, cover }: PieceSpec, top: number): Mesh =>
  fittedOnBed({ width: width + 0.012, length: length + 0.012, top: top + CROWN, z: 0 }, cover, SKIRT);

/** Its wrong side, which keeps the wet out. */
export const protectorBack = ({ width, length, side }: PieceSpec, top: number): Mesh =>
  surface(
    sheetOf(160, 210, (u, v) => [(0.5 - u) * width, top + CROWN - 0.004, (v - 0.5) * length]),
    { kind: 'sateen', color: side.color },
  );
