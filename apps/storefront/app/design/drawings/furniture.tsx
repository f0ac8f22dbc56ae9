import { useId } from 'react';
import { SolidBlock } from './block.tsx';
import { type Camera, outline, type Point, tenth } from './projection.ts';
import { standing } from './upright.ts';

interface AtProps {
  readonly camera: Camera;
  readonly at: Point;
}

const WOOD = '#a06a45';

/** A lamp that is on. */
export const Lamp = ({ camera, at }: AtProps) => {
  const id = useId();
  const [x, y] = camera.project(at);
  const [, top] = camera.project([at[0], at[1] + 10, at[2]]);
  const unit = (y - top) / 10;
  const path = (dx: number, dy: number) => `${tenth(x + dx * unit)} ${tenth(y - dy * unit)}`;
  return (
    <>
      <radialGradient id={id}>
        <stop offset="0" stopColor="#ffe9bf" stopOpacity=".85" />
        <stop offset="1" stopColor="#ffe9bf" stopOpacity="0" />
      </radialGradient>
      <circle cx={tenth(x)} cy={tenth(y - 15 * unit)} r={tenth(21 * unit)} fill={`url(#${id})`} />
      <path
        d={`M${path(-2.6, 0)}Q${path(-4.6, 4)} ${path(-1, 9)}L${path(1, 9)}Q${path(4.6, 4)} ${path(2.6, 0)}Z`}
        fill="#efe4d6"
      />
      <path
        d={`M${path(-6.5, 8.5)}L${path(-4.4, 20)}L${path(4.4, 20)}L${path(6.5, 8.5)}Z`}
        fill="#fff6e4"
        stroke="#f0dcbc"
      />
    </>
  );
};

/** A picture of the hour the brand is named after. */
export const WallPicture = ({ camera, left, low }: { camera: Camera; left: number; low: number }) => {
  const [width, height] = [24, 29];
  const clip = useId();
  const [cx, cy] = camera.project([left + width * 0.52, low + height * 0.46, -9]);
  const [edge] = camera.project([left + width * 0.52 + 6.4, low + height * 0.46, -9]);
  const hill = (heights: readonly number[]): string =>
    outline(camera, [
      [left, low, -9],
      ...heights.map((up, index): Point => [left + (width * index) / (heights.length - 1), low + up, -9]),
      [left + width, low, -9],
    ]);
  return (
    <>
      <path
        d={standing(camera, [left - 2.4, low - 2.4], [left + width + 2.4, low + height + 2.4], -9)}
        fill={WOOD}
      />
      <path id={clip} d={standing(camera, [left, low], [left + width, low + height], -9)} fill="#f8e7da" />
      <circle cx={tenth(cx)} cy={tenth(cy)} r={tenth(edge - cx)} fill="var(--color-accent)" />
      <path d={hill([13, 17, 15, 11, 14, 18])} fill="#8f88b8" />
      <path d={hill([6, 8, 12, 10, 7, 6])} fill="#3b3768" />
    </>
  );
};

export const Plant = ({ camera, at }: AtProps) => {
  const [x, y] = camera.project([at[0] + 7, at[1] + 16, at[2] + 7]);
  const [right] = camera.project([at[0] + 17, at[1] + 16, at[2] + 7]);
  const unit = (right - x) / 10;
  const leaves = [-72, -48, -26, -8, 12, 30, 52, 74];
  return (
    <>
      <Shadow camera={camera} from={[at[0] - 2, 0, at[2]]} to={[at[0] + 22, 0, at[2] + 20]} strength={0.25} />
      {leaves.map((angle, index) => (
        <path
          key={angle}
          transform={`translate(${tenth(x)} ${tenth(y)}) rotate(${angle}) scale(${tenth(unit * 6) / 10})`}
          d={`M0 0C${index % 2 ? '-9 -14 -7 -34 0 -44' : '-7 -12 -8 -40 0 -54'}C${index % 2 ? '7 -34 8 -14' : '8 -40 6 -12'} 0 0Z`}
          fill={index % 3 === 0 ? '#3f5c41' : index % 3 === 1 ? '#5d7d57' : '#4c6b4a'}
        />
      ))}
      <SolidBlock
        camera={camera}
        block={{ at, size: [14, 16, 14], radius: 7 }}
        top="#5b4636"
        side="#efe4d6"
      />
    </>
  );
};

interface ShadowProps {
  readonly camera: Camera;
  readonly from: Point;
  readonly to: Point;
  readonly strength: number;
  /** The nearer to the floor, the sharper. */
  readonly blur?: number;
}

/** What stands on a floor darkens it. */
export const Shadow = ({ camera, from, to, strength, blur = 15 }: ShadowProps) => {
  const id = useId();
  return (
    <>
      <filter id={id} x="-20%" y="-40%" width="140%" height="180%">
        <feGaussianBlur stdDeviation={blur} />
      </filter>
      <path
        d={outline(camera, [from, [to[0], 0, from[2]], to, [from[0], 0, to[2]]])}
        fill="#241a35"
        fillOpacity={strength}
        filter={`url(#${id})`}
      />
    </>
  );
};
