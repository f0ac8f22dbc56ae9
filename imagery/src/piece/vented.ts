import { BufferAttribute, BufferGeometry, Mesh } from 'three';
import { type Finish, materialOf } from '../finish/finish.ts';
import { linesOf, type Shell, shellPoint } from './shell.ts';

/** Rows of holes in foam: how many across and along, how wide and deep in metres. */
interface Vents {
  readonly across: number;
  readonly along: number;
  readonly radius: number;
  readonly deep: number;
}

/** Lines of points to each side of a hole. */
const SPAN = 3;

type Place = readonly [a: number, b: number];

/** A shell of foam with true holes in its top. */
export const ventedShell = (shell: Shell, vents: Vents, rim: number, finish: Finish): Mesh => {
  const across = linesOf(vents.across * SPAN + 1, rim);
  const along = linesOf(vents.along * SPAN + 1, rim);
  const mesh = knotted(shell);
  const place = (column: number, row: number): Place => [across[column] ?? 0, along[row] ?? 0];
  const isPlain = (index: number, count: number) => index < rim || index >= rim + count * SPAN;
  for (let row = 0; row + 1 < along.length; row += 1)
    for (let column = 0; column + 1 < across.length; column += 1) {
      if (!isPlain(column, vents.across) && !isPlain(row, vents.along)) continue;
      mesh.patch(
        mesh.point(place(column, row)),
        mesh.point(place(column, row + 1)),
        mesh.point(place(column + 1, row + 1)),
        mesh.point(place(column + 1, row)),
      );
    }
  for (let row = 0; row < vents.along; row += 1)
    for (let column = 0; column < vents.across; column += 1)
      bored(
        mesh,
        vents,
        roundCell(rim + column * SPAN, rim + row * SPAN).map(([c, r]) => place(c, r)),
      );
  return mesh.done(finish);
};

/** The lines that meet at the rim of a cell, counter-clockwise from above. */
const roundCell = (column: number, row: number): [number, number][] => [
  ...[0, 1, 2].map((step): [number, number] => [column + step, row + SPAN]),
  ...[0, 1, 2].map((step): [number, number] => [column + SPAN, row + SPAN - step]),
  ...[0, 1, 2].map((step): [number, number] => [column + SPAN - step, row]),
  ...[0, 1, 2].map((step): [number, number] => [column, row + step]),
];

/** A hole within a cell: level around it, a soft rim, a wall, a floor. */
const bored = (mesh: ReturnType<typeof knotted>, { radius, deep }: Vents, cell: readonly Place[]): void => {
  const middle: Place = [
    cell.reduce((sum, [a]) => sum + a, 0) / cell.length,
    cell.reduce((sum, [, b]) => sum + b, 0) / cell.length,
  ];
  const rings = [
    { wide: radius * 1.35, low: 0 },
    { wide: radius * 1.06, low: radius * 0.12 },
    { wide: radius, low: radius * 0.5 },
    { wide: radius * 0.9, low: deep },
  ];
  let outer = cell.map((place) => mesh.point(place));
  for (const { wide, low } of rings) {
    const inner = cell.map((toward) => mesh.within(middle, toward, wide, low));
    for (const [index, corner] of outer.entries()) {
      const next = (index + 1) % outer.length;
      mesh.patch(corner, outer[next] ?? 0, inner[next] ?? 0, inner[index] ?? 0);
    }
    outer = inner;
  }
  const floor = mesh.within(middle, cell[0] ?? middle, 0, deep);
  for (const [index, corner] of outer.entries())
    mesh.patch(corner, outer[(index + 1) % outer.length] ?? 0, floor, floor);
};

/** Points that several faces share, and the faces between them. */
const knotted = (shell: Shell) => {
  const points: number[] = [];
  const faces: number[] = [];
  const known = new Map<string, number>();
  const add = (x: number, y: number, z: number): number => points.push(x, y, z) / 3 - 1;
  const point = ([a, b]: Place): number => {
    const key = `${a.toFixed(5)} ${b.toFixed(5)}`;
    const index = known.get(key) ?? add(...shellPoint(shell, a, b));
    known.set(key, index);
    return index;
  };
  /** `wide` metres from the middle of a cell in the direction of a point of its rim, `low` metres below the top. */
  const within = (middle: Place, toward: Place, wide: number, low: number): number => {
    const [x, y, z] = shellPoint(shell, ...middle);
    const [rimX, , rimZ] = shellPoint(shell, ...toward);
    const far = Math.hypot(rimX - x, rimZ - z) || 1;
    const [atX, atZ] = [x + ((rimX - x) / far) * wide, z + ((rimZ - z) / far) * wide];
    return add(atX, y + (shell.top(atX, atZ) - shell.top(x, z)) - low, atZ);
  };
  const patch = (a: number, b: number, c: number, d: number): void => {
    faces.push(a, b, c);
    if (c !== d) faces.push(a, c, d);
  };
  const done = (finish: Finish): Mesh => {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(Float32Array.from(points), 3));
    geometry.setIndex(faces);
    geometry.computeVertexNormals();
    return new Mesh(geometry, materialOf(finish));
  };
  return { point, within, patch, done };
};
