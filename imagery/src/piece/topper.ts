import { Group, type Mesh } from 'three';
import type { Finish } from '../finish/finish.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import { INCH } from '../form/units.ts';
import { type Band, band, outline } from './band.ts';
import { panel } from './mattress.ts';
import type { PieceSpec } from './piece-spec.ts';
import { boxes, type Quilt, rows } from './quilt.ts';

/** A topper that lies with its underside at `bottom` (metres): no handles, no label, a stitched top. */
export const topper = (spec: PieceSpec, bottom = 0): Group => {
  const { width, length, height, cover, side } = spec;
  const border = { width, length, bottom, top: bottom + height };
  return new Group().add(band(border, side), panel(border, cover, stitching(spec)), underside(border, side));
};

const stitching = ({ name }: PieceSpec): Quilt =>
  name.includes('latex') ? rows(5 * INCH, 0.006) : boxes(8 * INCH, 0.009);

/** Seen where a corner is turned back. */
const underside = ({ width, length, bottom }: Band, finish: Finish): Mesh =>
  surface(
    sheetOf(320, 60, (u, v) => {
      const [x, z] = outline(u, (width / 2) * (1 - v), (length / 2) * (1 - v), 1 - v);
      return [x, bottom, z];
    }),
    finish,
  );
