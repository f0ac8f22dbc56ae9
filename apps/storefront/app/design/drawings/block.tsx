import { useId } from 'react';
import { type Block, bandPath, edgeOf, raised, spanOf } from './footprint.ts';
import { type Camera, outline, type Point } from './projection.ts';
import { shade } from './shade.ts';

export const topPath = (camera: Camera, block: Block): string =>
  outline(
    camera,
    edgeOf(block).map(({ point }) => raised(point, block.size[1])),
  );

interface BandProps {
  readonly camera: Camera;
  readonly edge: readonly Point[];
  readonly low: number;
  readonly high: number;
  readonly color: string;
}

/** A strip around the visible side, between two heights. */
export const Band = ({ camera, edge, low, high, color }: BandProps) => {
  const id = useId();
  const { from, to } = spanOf(camera, edge);
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from} x2={to} y1="0" y2="0">
        <stop offset="0" stopColor={shade(color, -0.06)} />
        <stop offset=".3" stopColor={color} />
        <stop offset=".58" stopColor={shade(color, -0.1)} />
        <stop offset=".72" stopColor={shade(color, -0.26)} />
        <stop offset="1" stopColor={shade(color, -0.34)} />
      </linearGradient>
      <path d={bandPath(camera, edge, low, high)} fill={`url(#${id})`} />
    </>
  );
};
