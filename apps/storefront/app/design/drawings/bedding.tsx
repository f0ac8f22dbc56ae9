import { useId } from 'react';
import { topPath } from './block.tsx';
import { type Block, raised, spanOf, visibleEdge } from './footprint.ts';
import { type Camera, type Point, type Spot, tenth, written } from './projection.ts';
import { shade } from './shade.ts';

interface ClothProps {
  readonly camera: Camera;
  /** Where it lies: the top of the block is the cloth. */
  readonly block: Block;
  readonly color: string;
  /** How far it hangs over the edge. */
  readonly drop: number;
  readonly folds?: number;
  /** A heavy knit falls in deeper folds, has a soft edge and ends in a fringe. */
  readonly isThrow?: boolean;
}

/** A cloth over the bed: flat on top, hanging in soft folds round the foot and the near side. */
export const Cloth = ({ camera, block, color, drop, folds = 7, isThrow = false }: ClothProps) => {
  const id = useId();
  const edge = dense(visibleEdge(camera, block).map((point) => raised(point, block.size[1])));
  const hem = edge.map((point, index): Point => {
    const turn = (index / edge.length) * Math.PI * 2;
    const wave = Math.sin(turn * folds) + (isThrow ? 0.7 * Math.sin(turn * folds * 0.43 + 1) : 0);
    const depth = isThrow ? 0.75 : 0.35;
    return [point[0] + wave * depth, point[1] - drop - wave * depth * 0.45, point[2] + wave * depth];
  });
  const { from, to } = spanOf(camera, edge);
  const [, highest] = camera.project([block.at[0], block.at[1] + block.size[1], block.at[2]]);
  const [, lowest] = camera.project([block.at[0], block.at[1] + block.size[1], block.at[2] + block.size[2]]);
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from} x2={to} y1="0" y2="0">
        <stop offset="0" stopColor={shade(color, -0.1)} />
        <stop offset=".45" stopColor={shade(color, -0.03)} />
        <stop offset=".68" stopColor={shade(color, -0.13)} />
        <stop offset="1" stopColor={shade(color, -0.24)} />
      </linearGradient>
      <linearGradient
        id={`${id}t`}
        gradientUnits="userSpaceOnUse"
        x1="0"
        x2="0"
        y1={tenth(highest)}
        y2={tenth(lowest)}
      >
        <stop offset="0" stopColor={shade(color, 0.35)} />
        <stop offset="1" stopColor={shade(color, -0.02)} />
      </linearGradient>
      {isThrow && <path d={fringe(camera, hem)} stroke={shade(color, -0.06)} strokeWidth="2.2" />}
      <path d={`${smooth(camera, edge)}L${points(camera, [...hem].reverse())}Z`} fill={`url(#${id})`} />
      <path
        d={foldLines(camera, edge, hem, folds)}
        fill="none"
        stroke={shade(color, -0.3)}
        strokeOpacity={isThrow ? '.2' : '.35'}
        strokeWidth={isThrow ? '9' : '2'}
        strokeLinecap="round"
        filter={isThrow ? `url(#${id}b)` : undefined}
      />
      <path
        d={topPath(camera, block)}
        fill={`url(#${id}t)`}
        stroke={isThrow ? 'none' : shade(color, 0.3)}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {isThrow && <SoftEdge id={`${id}b`} d={smooth(camera, edge)} color={color} />}
    </>
  );
};

/** Light that rolls over the edge of the bed instead of breaking there. */
const SoftEdge = ({ id, d, color }: { id: string; d: string; color: string }) => (
  <>
    <filter id={id} x="-20%" y="-60%" width="140%" height="220%">
      <feGaussianBlur stdDeviation="5" />
    </filter>
    <path d={d} fill="none" stroke={shade(color, 0.12)} strokeWidth="16" filter={`url(#${id})`} />
  </>
);

/** Knotted ends along the hem. */
const fringe = (camera: Camera, hem: readonly Point[]): string =>
  hem
    .map(
      (point) =>
        `M${written(camera.project(raised(point, 0.4)))}L${written(camera.project(raised(point, -1.3)))}`,
    )
    .join('');

const dense = (edge: readonly Point[]): Point[] =>
  edge.flatMap((point, index): Point[] => {
    const next = edge[index + 1];
    if (!next) return [point];
    const count = Math.max(1, Math.round(Math.hypot(next[0] - point[0], next[2] - point[2]) / 0.9));
    return Array.from({ length: count }, (_, step): Point => {
      const part = step / count;
      return [point[0] + (next[0] - point[0]) * part, point[1], point[2] + (next[2] - point[2]) * part];
    });
  });

const points = (camera: Camera, line: readonly Point[]): string =>
  line.map((point) => written(camera.project(point))).join('L');

const smooth = (camera: Camera, line: readonly Point[]): string => `M${points(camera, line)}`;

const foldLines = (camera: Camera, edge: readonly Point[], hem: readonly Point[], folds: number): string =>
  Array.from({ length: folds }, (_, fold) => {
    const index = Math.floor(((fold + 0.75) / folds) * edge.length);
    const top = edge[index];
    const low = hem[index];
    if (!top || !low) return '';
    const start = camera.project(raised(top, -1.5));
    const end = camera.project(low);
    return `M${written(start)}Q${written([start[0] - 3, (start[1] + end[1]) / 2])} ${written(end)}`;
  }).join('');

interface PillowProps {
  readonly camera: Camera;
  /** Middle of its lower edge. */
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  /** How far the upper edge leans back. */
  readonly lean: number;
  readonly color: string;
}

/** A plump pillow leaning on the headboard. */
export const Pillow = ({ camera, at: [x, y, z], width, height, lean, color }: PillowProps) => {
  const id = useId();
  const corners = [
    [x - width / 2, y + height, z - lean],
    [x + width / 2, y + height, z - lean],
    [x + width / 2, y, z],
    [x - width / 2, y, z],
  ].map((corner) => camera.project(corner as unknown as Point)); // four literal triples
  const body = plump(corners, 0.13);
  const [left = [0, 0]] = corners;
  return (
    <>
      <radialGradient id={id} cx=".38" cy=".3" r=".85">
        <stop offset="0" stopColor={shade(color, 0.5)} />
        <stop offset=".55" stopColor={color} />
        <stop offset="1" stopColor={shade(color, -0.2)} />
      </radialGradient>
      <path d={body} fill={`url(#${id})`} />
      <path
        d={plump(corners, 0.05)}
        fill="none"
        stroke={shade(color, -0.18)}
        strokeOpacity=".28"
        strokeWidth="1.5"
      />
      <path
        d={`M${tenth(left[0] + 14)} ${tenth(left[1] + 12)}q14 10 22 26`}
        fill="none"
        stroke={shade(color, -0.22)}
        strokeOpacity=".35"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
};

/** A four-cornered outline whose sides bulge and whose corners stay. */
export const plump = (corners: readonly Spot[], bulge: number): string => {
  const middle: Spot = [average(corners, 0), average(corners, 1)];
  const sides = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const away = (part: number): Spot => {
      const x = corner[0] + (next[0] - corner[0]) * part;
      const y = corner[1] + (next[1] - corner[1]) * part;
      return [x + (x - middle[0]) * bulge, y + (y - middle[1]) * bulge];
    };
    return `C${written(away(0.2))} ${written(away(0.8))} ${written(next)}`;
  });
  return `M${written(corners[0] ?? middle)}${sides.join('')}Z`;
};

const average = (corners: readonly Spot[], axis: 0 | 1): number =>
  corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
