import type { DrawingParts } from '@counterpane/contract/drawing';
import { useId } from 'react';
import type { BoardFace } from './board-face.ts';
import { type Camera, outline, type Point, tenth } from './projection.ts';
import { shade } from './shade.ts';
import { standing } from './upright.ts';

interface PaddingProps {
  readonly camera: Camera;
  readonly face: BoardFace;
  readonly style: NonNullable<DrawingParts['headboard']>;
  readonly color: string;
}

/** The padded front of a headboard. */
export const Padding = ({ camera, face, style, color }: PaddingProps) => {
  const id = useId();
  const { left, right, low, high, z } = face;
  const pieces = style === 'arch' ? [archPath(camera, face)] : piecesOf(face, style).map(pathOf(camera, z));
  return (
    <>
      <linearGradient id={id} x1="0" x2="1" y1="0" y2={style === 'channels' ? '0' : '1'}>
        <stop offset="0" stopColor={shade(color, style === 'channels' ? -0.1 : 0.3)} />
        <stop offset=".35" stopColor={shade(color, 0.42)} />
        <stop offset="1" stopColor={shade(color, -0.16)} />
      </linearGradient>
      {style !== 'arch' && (
        <path d={standing(camera, [right, low - 4], [right + 2.6, high - 2], z)} fill={shade(color, -0.42)} />
      )}
      {pieces.map((d) => (
        <path
          key={d}
          d={d}
          fill={`url(#${id})`}
          stroke={shade(color, -0.16)}
          strokeWidth="3"
          strokeLinejoin="round"
        />
      ))}
      {style === 'tufted' && (
        <g fill={shade(color, -0.34)}>
          {buttons(left, right, low, high).map(([x, y]) => {
            const [cx, cy] = camera.project([x, y, z]);
            return <circle key={`${x} ${y}`} cx={tenth(cx)} cy={tenth(cy)} r="4" />;
          })}
        </g>
      )}
    </>
  );
};

type Piece = readonly [left: number, low: number, right: number, high: number];

const pathOf =
  (camera: Camera, z: number) =>
  ([left, low, right, high]: Piece): string =>
    standing(camera, [left, low], [right, high], z);

const CHANNELS = 9;

/** Upright channels, two long cushions, or one field. */
const piecesOf = ({ left, right, low, high }: BoardFace, style: PaddingProps['style']): Piece[] => {
  const bottom = low - 4;
  if (style === 'channels') {
    const step = (right - left) / CHANNELS;
    return Array.from({ length: CHANNELS }, (_, index) => {
      const x = left + index * step;
      return [x, bottom, x + step - 0.25, high];
    });
  }
  if (style === 'cushion') {
    const middle = (left + right) / 2;
    return [
      [left, low + 6, middle - 0.4, high],
      [middle + 0.4, low + 6, right, high],
      [left, bottom, right, low + 5.4],
    ];
  }
  return [[left, bottom, right, high]];
};

/** Rows of buttons, every other one shifted by half. */
const buttons = (left: number, right: number, low: number, high: number): [number, number][] =>
  [0.86, 0.66, 0.46, 0.26].flatMap((part, row) => {
    const count = row % 2 === 0 ? 6 : 5;
    const step = (right - left) / 6;
    return Array.from({ length: count }, (_, index): [number, number] => [
      left + step * (index + (row % 2 === 0 ? 0.5 : 1)),
      low + (high - low) * part,
    ]);
  });

const ARCH_STEPS = 16;

/** Straight sides under half an ellipse. */
const archPath = (camera: Camera, { left, right, low, high, z }: BoardFace): string => {
  const spring = low + (high - low) * 0.45;
  const arc = Array.from({ length: ARCH_STEPS + 1 }, (_, step): Point => {
    const angle = Math.PI - (step / ARCH_STEPS) * Math.PI;
    return [
      (left + right) / 2 + (Math.cos(angle) * (right - left)) / 2,
      spring + Math.sin(angle) * (high - spring),
      z,
    ];
  });
  return outline(camera, [[left, low - 4, z], ...arc, [right, low - 4, z]]);
};
