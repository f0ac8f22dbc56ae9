import { useId } from 'react';
import { SolidBlock } from './block.tsx';
import { type Camera, outline, type Point, written } from './projection.ts';

const WALL_Z = -10;
const LEFT = -150;
const RIGHT = 190;
const NEAR = 180;
const CEILING = 130;

/** Wall, boards, rug, a window on the left and the light that comes through it. */
export const Room = ({ camera }: { camera: Camera }) => {
  const id = useId();
  return (
    <>
      <linearGradient id={`${id}w`} x1="0" x2="1" y1="0" y2=".6">
        <stop offset="0" stopColor="var(--room-wall)" />
        <stop offset="1" stopColor="var(--room-wall-shade)" />
      </linearGradient>
      <linearGradient id={`${id}f`} x1="0" x2=".7" y1="0" y2="1">
        <stop offset="0" stopColor="var(--room-floor)" />
        <stop offset="1" stopColor="var(--room-floor-shade)" />
      </linearGradient>
      <path d={wall([LEFT, 0], [RIGHT, CEILING])(camera)} fill={`url(#${id}w)`} />
      <path d={ground(camera, LEFT, RIGHT, WALL_Z, NEAR)} fill={`url(#${id}f)`} />
      <path d={boards(camera)} stroke="#4a2c18" strokeOpacity=".17" strokeWidth="1.6" fill="none" />
      <path d={wall([LEFT, 0], [RIGHT, 4.5])(camera)} fill="#fff" fillOpacity=".5" />
      <Window camera={camera} />
    </>
  );
};

/** The sunlight itself: painted over wall, floor and bed. */
export const Sunlight = ({ camera }: { camera: Camera }) => {
  const id = useId();
  const beams: readonly (readonly Point[])[] = [
    [
      [-60, 92, WALL_Z],
      [-22, 92, WALL_Z],
      [34, 30, WALL_Z],
      [-8, 30, WALL_Z],
    ],
    [
      [-100, 0, 70],
      [-52, 0, 64],
      [-16, 0, 180],
      [-82, 0, 200],
    ],
  ];
  return (
    <>
      <filter id={id} x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation="9" />
      </filter>
      <g filter={`url(#${id})`} fill="#fff4e2" fillOpacity=".42">
        {beams.map((beam) => (
          <path key={String(beam[0])} d={outline(camera, beam)} />
        ))}
      </g>
    </>
  );
};

export const Rug = ({ camera, reach = 58 }: { camera: Camera; reach?: number }) => (
  <SolidBlock
    camera={camera}
    block={{ at: [-reach, 0, 28], size: [reach * 2, 0.7, 96], radius: 4 }}
    top="var(--room-rug)"
    side="#d8cab8"
  />
);

const Window = ({ camera }: { camera: Camera }) => {
  const id = useId();
  const [left, right, low, high] = [-128, -72, 26, 104];
  const middle = (left + right) / 2;
  return (
    <>
      <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="var(--room-sky-deep)" />
        <stop offset=".55" stopColor="var(--room-sky)" />
        <stop offset="1" stopColor="#fdeedd" />
      </linearGradient>
      <path d={wall([left - 3, low - 3], [right + 3, high + 3])(camera)} fill="#fffaf3" />
      <path d={wall([left, low], [right, high])(camera)} fill={`url(#${id})`} />
      <path d={hills(camera, left, right, low)} fill="var(--room-sky-deep)" fillOpacity=".55" />
      <path d={wall([middle - 1, low], [middle + 1, high])(camera)} fill="#fffaf3" />
      <path d={wall([left, 70], [right, 72])(camera)} fill="#fffaf3" />
      <path d={wall([left - 7, low - 6], [right + 7, low - 3])(camera)} fill="#fffaf3" />
      <Curtain camera={camera} from={right - 6} to={right + 15} />
    </>
  );
};

const Curtain = ({ camera, from, to }: { camera: Camera; from: number; to: number }) => {
  const strips = Array.from({ length: 5 }, (_, index) => from + ((to - from) * index) / 5);
  const width = (to - from) / 5;
  return (
    <>
      <path d={wall([from - 34, 112], [to + 4, 113.4])(camera)} fill="var(--room-wood)" />
      {strips.map((x, index) => (
        <path
          key={x}
          d={wall([x, 2], [x + width + 0.2, 112])(camera)}
          fill={index % 2 === 0 ? '#fffaf2' : '#f3e7d9'}
          fillOpacity=".94"
        />
      ))}
    </>
  );
};

/** A rectangle on the back wall between two corners. */
const wall =
  ([left, low]: readonly [number, number], [right, high]: readonly [number, number]) =>
  (camera: Camera): string =>
    outline(camera, [
      [left, low, WALL_Z],
      [right, low, WALL_Z],
      [right, high, WALL_Z],
      [left, high, WALL_Z],
    ]);

const ground = (camera: Camera, left: number, right: number, far: number, near: number): string =>
  outline(camera, [
    [left, 0, far],
    [right, 0, far],
    [right, 0, near],
    [left, 0, near],
  ]);

const boards = (camera: Camera): string => {
  const lines: string[] = [];
  for (let x = LEFT; x <= RIGHT; x += 9) {
    lines.push(`M${written(camera.project([x, 0, WALL_Z]))}L${written(camera.project([x, 0, NEAR]))}`);
    for (let z = WALL_Z + ((x * 7) % 40) + 40; z < NEAR; z += 62) {
      lines.push(`M${written(camera.project([x, 0, z]))}L${written(camera.project([x + 9, 0, z]))}`);
    }
  }
  return lines.join('');
};

const hills = (camera: Camera, left: number, right: number, low: number): string => {
  const tops: Point[] = [10, 14, 11, 17, 21, 16, 12].map((height, index, all) => [
    left + ((right - left) * index) / (all.length - 1),
    low + height,
    WALL_Z,
  ]);
  return outline(camera, [[left, low, WALL_Z], ...tops, [right, low, WALL_Z]]);
};
