import type { Drawing } from '@counterpane/contract/drawing';
import { useId } from 'react';
import { Band, BlockTop, topPath } from './block.tsx';
import { type Block, linePath, visibleEdge } from './footprint.ts';
import { type Camera, type Point, tenth, written } from './projection.ts';
import { shade } from './shade.ts';

interface MattressProps {
  readonly camera: Camera;
  readonly block: Block;
  readonly drawing: Drawing;
  /** Under a duvet nobody sees the quilting, and its many lines are not worth sending. */
  readonly isCovered?: boolean;
}

/** A mattress from above its corner: quilted top, border of two cloths, piping, a label. */
export const Mattress = ({ camera, block, drawing, isCovered = false }: MattressProps) => {
  const { cover, side, accent } = drawing;
  const edge = visibleEdge(camera, block);
  const height = block.size[1];
  const seam = height * 0.56;
  return (
    <>
      <Band camera={camera} edge={edge} low={0} high={seam} color={side} />
      <Band camera={camera} edge={edge} low={seam} high={height} color={cover} />
      <Ribs camera={camera} edge={edge} height={seam} />
      {isCovered ? (
        <BlockTop camera={camera} block={block} color={cover} />
      ) : (
        <QuiltedTop camera={camera} block={block} color={cover} />
      )}
      <Piping d={linePath(camera, edge, height)} color={shade(cover, 0.5)} width={4} />
      <Piping d={linePath(camera, edge, seam)} color={accent} width={3} />
      <Piping d={linePath(camera, edge, 0.5)} color={shade(side, 0.3)} width={3} />
      <Label camera={camera} block={block} color={accent} low={seam * 0.3} high={seam * 0.72} />
    </>
  );
};

const Piping = ({ d, color, width }: { d: string; color: string; width: number }) => (
  <path d={d} fill="none" stroke={color} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
);

/** The weave of the border: fine upright lines. */
const Ribs = ({ camera, edge, height }: { camera: Camera; edge: readonly Point[]; height: number }) => {
  const lines = edge.slice(1).flatMap((point, index) => between(edge[index] ?? point, point, 2));
  const d = lines
    .map(
      ([x, y, z]) =>
        `M${written(camera.project([x, y + 1, z]))}L${written(camera.project([x, y + height, z]))}`,
    )
    .join('');
  return <path d={d} stroke="#fff" strokeOpacity=".09" strokeWidth="1.4" />;
};

const between = (a: Point, b: Point, spacing: number): Point[] => {
  const length = Math.hypot(b[0] - a[0], b[2] - a[2]);
  const count = Math.floor(length / spacing);
  return Array.from({ length: count }, (_, step): Point => {
    const part = step / count;
    return [a[0] + (b[0] - a[0]) * part, a[1], a[2] + (b[2] - a[2]) * part];
  });
};

const QuiltedTop = ({ camera, block, color }: { camera: Camera; block: Block; color: string }) => {
  const id = useId();
  const d = topPath(camera, block);
  const quilting = quiltLines(camera, block);
  const [x, y] = camera.project([block.at[0], block.at[1] + block.size[1], block.at[2]]);
  const [x2, y2] = camera.project([
    block.at[0] + block.size[0],
    block.at[1] + block.size[1],
    block.at[2] + block.size[2],
  ]);
  return (
    <>
      <clipPath id={`${id}c`}>
        <path d={d} />
      </clipPath>
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1={tenth(x)}
        y1={tenth(y)}
        x2={tenth(x2)}
        y2={tenth(y2)}
      >
        <stop offset="0" stopColor={shade(color, 0.55)} />
        <stop offset=".6" stopColor={color} />
        <stop offset="1" stopColor={shade(color, -0.07)} />
      </linearGradient>
      <path d={d} fill={`url(#${id})`} />
      <g clipPath={`url(#${id}c)`} fill="none" strokeLinecap="round">
        <path d={quilting} stroke={shade(color, -0.16)} strokeWidth="1.6" />
        <path d={quilting} stroke="#fff" strokeOpacity=".75" strokeWidth="1.4" transform="translate(1.4 2)" />
      </g>
    </>
  );
};

const QUILT = 9;

/** Diamonds: waves that run both ways across the top. */
const quiltLines = (camera: Camera, { at, size }: Block): string => {
  const y = at[1] + size[1];
  const lines: string[] = [];
  for (let start = -size[2]; start < size[0] + size[2]; start += QUILT) {
    lines.push(quiltLine(camera, at, y, size[2], start, 1), quiltLine(camera, at, y, size[2], start, -1));
  }
  return lines.join('');
};

const quiltLine = (
  camera: Camera,
  at: Point,
  y: number,
  depth: number,
  start: number,
  way: 1 | -1,
): string => {
  const offset = way === 1 ? start : start + depth;
  const from = camera.project([at[0] + offset, y, at[2]]);
  const to = camera.project([at[0] + offset + way * depth, y, at[2] + depth]);
  return `M${written(from)}L${written(to)}`;
};

interface LabelProps {
  readonly camera: Camera;
  readonly block: Block;
  readonly color: string;
  readonly low: number;
  readonly high: number;
}

/** A woven label on the foot side, near its left corner. */
const Label = ({ camera, block: { at, size }, color, low, high }: LabelProps) => {
  const z = at[2] + size[2];
  const left = at[0] + size[0] * 0.14;
  const corners: Point[] = [
    [left, at[1] + high, z],
    [left + 7, at[1] + high, z],
    [left + 7, at[1] + low, z],
    [left, at[1] + low, z],
  ];
  return <path d={`M${corners.map((corner) => written(camera.project(corner))).join('L')}Z`} fill={color} />;
};
