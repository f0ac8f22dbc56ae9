import { type Camera, dot, minus, type Point, tenth, written } from './projection.ts';

/** A block with rounded corners, standing on the floor plane: its near left corner, its size, its height above. */
export interface Block {
  /** Left, bottom and far side. */
  readonly at: Point;
  /** Across, up, and towards the viewer. */
  readonly size: Point;
  readonly radius?: number;
}

interface EdgePoint {
  readonly point: Point;
  readonly normal: Point;
}

const STEPS_PER_CORNER = 6;

/** The rounded outline of a block at its bottom, clockwise from the far left, with the way each point faces. */
export const edgeOf = ({ at: [x, y, z], size: [width, , depth], radius = 2 }: Block): EdgePoint[] => {
  const r = Math.min(radius, width / 2, depth / 2);
  const corners = [
    { cx: x + r, cz: z + r, from: Math.PI },
    { cx: x + width - r, cz: z + r, from: Math.PI * 1.5 },
    { cx: x + width - r, cz: z + depth - r, from: 0 },
    { cx: x + r, cz: z + depth - r, from: Math.PI * 0.5 },
  ];
  return corners.flatMap(({ cx, cz, from }) =>
    Array.from({ length: STEPS_PER_CORNER + 1 }, (_, step): EdgePoint => {
      const angle = from + (step / STEPS_PER_CORNER) * (Math.PI / 2);
      const normal: Point = [Math.cos(angle), 0, Math.sin(angle)];
      return { point: [cx + normal[0] * r, y, cz + normal[2] * r], normal };
    }),
  );
};

/** The part of an edge that faces the camera, from its right end to its left end. */
export const visibleEdge = (camera: Camera, block: Block): Point[] => {
  const edge = edgeOf(block);
  const faces = edge.map(({ point, normal }) => dot(normal, minus(camera.eye, point)) > 0);
  const start = faces.findIndex((isFacing, index) => isFacing && !faces.at(index - 1));
  const turned = [...edge.slice(start), ...edge.slice(0, start)];
  const end = turned.findIndex(({ point, normal }) => dot(normal, minus(camera.eye, point)) <= 0);
  return turned.slice(0, end === -1 ? undefined : end).map(({ point }) => point);
};

export const raised = ([x, y, z]: Point, by: number): Point => [x, y + by, z];

/** Where the side of a block starts and ends across the picture, for the light that falls along it. */
export const spanOf = (camera: Camera, points: readonly Point[]): { from: number; to: number } => {
  const across = points.map((point) => camera.project(point)[0]);
  return { from: tenth(Math.min(...across)), to: tenth(Math.max(...across)) };
};

/** The outline of a band that hangs around the visible side between two heights. */
export const bandPath = (camera: Camera, edge: readonly Point[], low: number, high: number): string => {
  const top = edge.map((point) => written(camera.project(raised(point, high))));
  const bottom = edge.map((point) => written(camera.project(raised(point, low)))).reverse();
  return `M${top.join('L')}L${bottom.join('L')}Z`;
};

/** A line around the visible side at one height. */
export const linePath = (camera: Camera, edge: readonly Point[], height: number): string =>
  `M${edge.map((point) => written(camera.project(raised(point, height)))).join('L')}`;
