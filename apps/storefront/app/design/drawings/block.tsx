import { useId } from 'react';
import { type Block, bandPath, edgeOf, raised, spanOf, visibleEdge } from './footprint.ts';
import { type Camera, outline, type Point } from './projection.ts';
import { shade } from './shade.ts';

interface BlockProps {
  readonly camera: Camera;
  readonly block: Block;
  readonly top: string;
  readonly side?: string;
}

/** A solid block: a lit top and a side that falls into shade to the right. */
export const SolidBlock = ({ camera, block, top, side = top }: BlockProps) => {
  const edge = visibleEdge(camera, block);
  return (
    <>
      <Band camera={camera} edge={edge} low={0} high={block.size[1]} color={side} />
      <BlockTop camera={camera} block={block} color={top} />
    </>
  );
};

export const BlockTop = ({ camera, block, color }: { camera: Camera; block: Block; color: string }) => (
  <path d={topPath(camera, block)} fill={color} />
);

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
