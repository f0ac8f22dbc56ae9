import { CatmullRomCurve3, LineCurve3, Mesh, type Object3D, TubeGeometry, Vector3 } from 'three';
import { type Finish, materialOf } from '../finish/finish.ts';

type Stroke = readonly (readonly [number, number])[];

/** Around part of an ellipse: middle, radii, from and to in degrees. */
const arc = (x: number, y: number, wide: number, high: number, from: number, to: number): Stroke =>
  Array.from({ length: 25 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 24) * Math.PI) / 180;
    return [x + Math.cos(angle) * wide, y + Math.sin(angle) * high] as const;
  });

/** Figures of one height: 0 is their foot, 1 their head. Each stroke is bent smoothly. */
const STROKES: Readonly<Record<string, { readonly width: number; readonly strokes: readonly Stroke[] }>> = {
  '0': { width: 0.6, strokes: [arc(0, 0.5, 0.3, 0.5, 90, 450)] },
  '1': {
    width: 0.34,
    strokes: [
      [
        [0.1, 0],
        [0.1, 1],
      ],
      [
        [0.1, 1],
        [-0.14, 0.8],
      ],
    ],
  },
  '3': {
    width: 0.58,
    strokes: [arc(-0.02, 0.755, 0.25, 0.245, 150, -90), arc(-0.02, 0.265, 0.29, 0.265, 90, -150)],
  },
  '5': {
    width: 0.58,
    strokes: [
      [
        [0.24, 1],
        [-0.2, 1],
      ],
      [
        [-0.2, 1],
        [-0.25, 0.55],
      ],
      arc(-0.01, 0.315, 0.29, 0.315, 130, -150),
    ],
  },
};

/** A number bent from round wire, `height` metres high, its foot at y = 0, its middle at x = 0. */
export const numeral = (value: number, height: number, radius: number, finish: Finish): Object3D[] => {
  const figures = [...String(value)].map((figure) => STROKES[figure] ?? { width: 0, strokes: [] });
  const gap = 0.22;
  const whole = figures.reduce((sum, { width }) => sum + width, 0) + gap * (figures.length - 1);
  let left = -whole / 2;
  return figures.flatMap(({ width, strokes }) => {
    const middle = left + width / 2;
    left += width + gap;
    return strokes.map((stroke) => wire(stroke, middle, height, radius, finish));
  });
};

const wire = (stroke: Stroke, middle: number, height: number, radius: number, finish: Finish): Mesh => {
  const points = stroke.map(([x, y]) => new Vector3((x + middle) * height, y * height, 0));
  const [first, last] = [points[0], points.at(-1)];
  const isLine = points.length === 2 && first !== undefined && last !== undefined;
  const curve = isLine ? new LineCurve3(first, last) : new CatmullRomCurve3(points);
  return new Mesh(new TubeGeometry(curve, isLine ? 2 : 48, radius, 14), materialOf(finish));
};
