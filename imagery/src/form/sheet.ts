import { BufferAttribute, BufferGeometry, Mesh, Vector3 } from 'three';
import { type Finish, materialOf } from '../finish/finish.ts';

/** A sheet of points, `columns` by `rows`, row by row: what cloth, covers and cushions are made of. */
export interface Sheet {
  readonly columns: number;
  readonly rows: number;
  /** Metres, three for each point. */
  readonly points: Float32Array;
}

/** A sheet from a function of u and v, each from 0 to 1. */
export const sheetOf = (
  columns: number,
  rows: number,
  at: (u: number, v: number) => readonly [number, number, number],
): Sheet => {
  const points = new Float32Array(columns * rows * 3);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      points.set(at(column / (columns - 1), row / (rows - 1)), (row * columns + column) * 3);
  return { columns, rows, points };
};

/** The place between the points of a sheet that is `x` columns and `z` rows from its first. */
export const placeIn = (
  { columns, rows, points }: Sheet,
  x: number,
  z: number,
): readonly [number, number, number] => {
  const [left, above] = [Math.min(columns - 2, Math.floor(x)), Math.min(rows - 2, Math.floor(z))];
  const value = (axis: number): number => {
    const from = (row: number, column: number) => points[(row * columns + column) * 3 + axis] ?? 0;
    const line = (row: number) => from(row, left) + (from(row, left + 1) - from(row, left)) * (x - left);
    return line(above) + (line(above + 1) - line(above)) * (z - above);
  };
  return [value(0), value(1), value(2)];
};

/** The same sheet at `times` as many points each way: what is stitched closely has seams between those it fell with. */
export const denser = (sheet: Sheet, times: number): Sheet => {
  const [across, down] = [sheet.columns - 1, sheet.rows - 1];
  return sheetOf(across * times + 1, down * times + 1, (u, v) => placeIn(sheet, u * across, v * down));
};

/** The sheet as one surface; what lies to the left of its rows is its upper side. */
export const surface = ({ columns, rows, points }: Sheet, finish: Finish): Mesh => {
  const corners: number[] = [];
  for (let row = 0; row + 1 < rows; row += 1)
    for (let column = 0; column + 1 < columns; column += 1) {
      const a = row * columns + column;
      corners.push(a, a + columns, a + 1, a + 1, a + columns, a + columns + 1);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(points, 3));
  geometry.setIndex(corners);
  geometry.computeVertexNormals();
  return new Mesh(geometry, materialOf(finish));
};

/** How thick a sheet is at u and v (metres): what a quilt is stitched by. */
export type Thickness = (u: number, v: number) => number;

/** A sheet with a filling: an upper side lifted along its normals, a lower side, closed at its edges. */
export const filled = (sheet: Sheet, finish: Finish, thickness: Thickness): Mesh[] => {
  const upper = lifted(sheet, thickness);
  const sides = [
    surface(upper, finish),
    surface(mirrored(sheet), finish),
    surface(rim(sheet, upper), finish),
  ];
  // Cloth that has fallen has few points: a picture rounds it once more.
  for (const side of sides) side.userData = { isSoft: true };
  return sides;
};

const lifted = (sheet: Sheet, thickness: Thickness): Sheet => {
  const { columns, rows, points } = sheet;
  const normals = surface(sheet, { kind: 'percale', color: '#ffffff' }).geometry.getAttribute('normal');
  const point = new Vector3();
  const normal = new Vector3();
  return sheetOf(columns, rows, (u, v) => {
    const index = Math.round(v * (rows - 1)) * columns + Math.round(u * (columns - 1));
    normal.fromBufferAttribute(normals as BufferAttribute, index);
    point.fromArray(points, index * 3).addScaledVector(normal, thickness(u, v));
    return [point.x, point.y, point.z];
  });
};

const mirrored = ({ columns, rows, points }: Sheet): Sheet =>
  sheetOf(columns, rows, (u, v) =>
    pointAt(points, Math.round(v * (rows - 1)) * columns + Math.round((1 - u) * (columns - 1))),
  );

const rim = (lower: Sheet, upper: Sheet): Sheet => {
  const edge = edgeOf(lower);
  return sheetOf(edge.length, 2, (u, v) =>
    pointAt((v === 0 ? lower : upper).points, edge[Math.round(u * (edge.length - 1))] ?? 0),
  );
};

const edgeOf = ({ columns, rows }: Sheet): number[] => [
  ...Array.from({ length: columns }, (_, column) => column),
  ...Array.from({ length: rows }, (_, row) => row * columns + columns - 1),
  ...Array.from({ length: columns }, (_, column) => rows * columns - 1 - column),
  ...Array.from({ length: rows }, (_, row) => (rows - 1 - row) * columns),
];

const pointAt = (points: Float32Array, index: number): [number, number, number] => [
  points[index * 3] ?? 0,
  points[index * 3 + 1] ?? 0,
  points[index * 3 + 2] ?? 0,
];
