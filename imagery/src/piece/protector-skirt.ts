import type { Object3D } from 'three';
import { block } from '../form/block.ts';
import { noise } from '../form/noise.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import type { PieceSpec } from './piece-spec.ts';
import { cordAround, outlinePoint, squarePoint } from './shell.ts';

interface Outline {
  readonly width: number;
  readonly length: number;
  readonly corner: number;
}

interface Heights {
  readonly top: number;
  readonly bottom: number;
}

/** A skirt that its elastic gathers towards its hem, with a corded seam above and below. Metres. */
export const gathered = (outline: Outline, { top, bottom }: Heights, spec: PieceSpec): Object3D[] => {
  const skirt = surface(
    sheetOf(561, 9, (u, v) => {
      const [x, z] = outlinePoint(outline, ...squarePoint(u));
      const folds = Math.sin(u * 2 * Math.PI * 92 + 2.2 * noise(x * 5, z * 5, 2));
      const out = 0.0045 * v ** 0.7 * (1 - 0.4 * v) * folds - 0.006 * v * v + 0.004 * Math.sin(Math.PI * v);
      const scale = 1 + out / (outline.width / 2);
      return [x * scale, top + (bottom - top) * v, z * scale];
    }),
    { kind: 'knit', color: spec.side.color },
  );
  const hem = { ...outline, width: outline.width - 0.008, length: outline.length - 0.008 };
  return [
    skirt,
    cordAround(outline, top, spec.accent, 0.0045),
    cordAround(hem, bottom, { kind: 'knit', color: spec.side.color }, 0.008),
  ];
};

/** A zip all around: its tape, its teeth, and the pull at the middle of the foot. */
export const zip = (outline: Outline, at: number, { accent, side }: PieceSpec): Object3D[] => {
  const tape = surface(
    sheetOf(401, 5, (u, v) => {
      const [x, z] = outlinePoint(outline, ...squarePoint(u));
      const out = 1 + (0.0015 + 0.0015 * Math.sin(Math.PI * v)) / (outline.width / 2);
      return [x * out, at + 0.016 - 0.032 * v, z * out];
    }),
    { kind: 'knit', color: side.color },
  );
  const teeth = { ...outline, width: outline.width + 0.006, length: outline.length + 0.006 };
  return [
    tape,
    cordAround(teeth, at, accent, 0.0042),
    block({
      size: [0.013, 0.038, 0.005],
      at: [-outline.width * 0.12, at - 0.017, outline.length / 2 + 0.009],
      finish: { kind: 'steel', color: '#b9bcc0' },
      radius: 0.002,
    }),
  ];
};
