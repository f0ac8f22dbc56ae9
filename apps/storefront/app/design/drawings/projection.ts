/** Inches: x to the right, y up, z towards the viewer. */
export type Point = readonly [x: number, y: number, z: number];
type Spot = readonly [x: number, y: number];

export interface Camera {
  readonly eye: Point;
  /** Where a point of the room falls on the picture. */
  readonly project: (point: Point) => Spot;
}

interface CameraSetup {
  readonly eye: Point;
  readonly target: Point;
  /** Picture units per unit of slope: larger is closer. */
  readonly zoom: number;
  /** Where on the picture the target falls. */
  readonly middle: Spot;
}

/** A pinhole camera that keeps verticals nearly upright. */
export const createCamera = ({ eye, target, zoom, middle }: CameraSetup): Camera => {
  const forward = unit(minus(target, eye));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  return {
    eye,
    project: (point) => {
      const seen = minus(point, eye);
      const scale = zoom / dot(seen, forward);
      return [middle[0] + dot(seen, right) * scale, middle[1] - dot(seen, up) * scale];
    },
  };
};

/** The outline through points of the room. @example outline(camera, [[0, 0, 0], [1, 0, 0], [1, 0, 1]]) */
export const outline = (camera: Camera, points: readonly Point[]): string =>
  `M${points.map((point) => written(camera.project(point))).join('L')}Z`;

/** A tenth of a unit is finer than anyone sees. */
export const written = ([x, y]: Spot): string => `${tenth(x)} ${tenth(y)}`;

export const tenth = (value: number): number => Math.round(value * 10) / 10;

export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const unit = (a: Point): Point => {
  const length = Math.sqrt(dot(a, a));
  return [a[0] / length, a[1] / length, a[2] / length];
};
