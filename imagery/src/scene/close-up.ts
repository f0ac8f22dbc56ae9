import type { Point } from '../form/block.ts';
import { railsOf } from '../piece/bed-frame.ts';
import { upperHandle } from '../piece/case-goods.ts';
import { labelOf } from '../piece/folded-cover.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import type { Camera } from './camera.ts';

/** What is looked at, and, where the camera does not stay on its line, from which side and how near (metres). */
interface Close {
  readonly target: Point;
  readonly from?: Point;
  readonly near?: number;
}

/** Closer to what tells most: a corner at the foot, the upper drawer, the head of a bed, a fold. */
export const closeUp = ({ at, angle }: Camera, spec: PieceSpec): Camera => {
  const { shape, width, height } = spec;
  const close: Close = CLOSE[shape]?.(spec) ?? { target: [0, height * 0.7, 0] };
  const { target } = close;
  const from = close.from ?? ([at[0] - target[0], at[1] - target[1], at[2] - target[2]] as const);
  const near = close.near ?? Math.max(0.42, Math.min(1.15, Math.max(width, height) * 0.62));
  const scale = near / Math.hypot(...from);
  return {
    at: [target[0] + from[0] * scale, target[1] + from[1] * scale, target[2] + from[2] * scale],
    target,
    angle: angle + 4,
    aperture: 4,
  };
};

type Look = (spec: PieceSpec) => Close;

const atTheCorner: Look = ({ width, length, height }) => ({
  target: [width * 0.4, height * 0.82, length * 0.44],
});

/** Cloth shows from above; boards show where they meet, by light that falls along them. */
const atTheHead: Look = (spec) => {
  const { parts, width, length, height, cover } = spec;
  if (parts.cloth === 'bed') return { target: [width * 0.3, height * 0.9, -length * 0.46] };
  const { headboard = 'panel' } = parts;
  if (headboard !== 'none' && headboard !== 'panel' && cover.kind !== 'paint')
    return {
      target: [width * 0.5 - 0.1, height - 0.09, -length / 2 + 0.05],
      from: [-0.5, -0.12, 1],
      near: 0.5,
    };
  // One board meets nothing, and paint shows no joint: rails do, at the foot, and stand on a leg.
  return {
    target: [width / 2 - 0.1, railsOf(spec).top * 0.62, length / 2 - 0.02],
    from: [0.85, 0.34, 1],
    near: 0.95,
  };
};

/** Handle and edge of the upper drawer, from below its top. */
const atTheDrawer: Look = (spec) => {
  const [x, y, z] = upperHandle(spec);
  return {
    target: [x + 0.03, y + (spec.parts.handle === 'groove' ? 0.01 : 0.06), z],
    from: [0.75, 0.22, 1],
    near: 0.46,
  };
};

/** The label, the hem and the stitching behind them. */
const atTheLabel: Look = (spec) => {
  const [x, y, z] = labelOf(spec);
  return { target: [x - 0.08, y, z - 0.06], from: [0.45, 0.62, 1], near: 0.55 };
};

/** Its border, and the cord around it: the middle is as white as the next one's. */
const atTheSeam: Look = ({ width, length, height }) => ({
  target: [width * 0.34, height * 0.45, length * 0.4],
  from: [0.7, 0.5, 1],
  near: 0.5,
});

const CLOSE: Partial<Record<PieceSpec['shape'], Look>> = {
  mattress: atTheCorner,
  topper: atTheCorner,
  protector: atTheCorner,
  pillow: atTheSeam,
  bedframe: atTheHead,
  duvet: atTheLabel,
  blanket: atTheLabel,
  set: atTheHead,
  headboard: ({ width, height }) => ({ target: [width * 0.25, height * 0.82, 0] }),
  foundation: atTheCorner,
  'adjustable-base': ({ width, length, height }) => ({ target: [width * 0.4, height, length * 0.3] }),
  nightstand: atTheDrawer,
  dresser: atTheDrawer,
  chest: atTheDrawer,
};
