import { LatheGeometry, Mesh, Vector2 } from 'three';
import { type Finish, materialOf } from '../finish/finish.ts';

/** Radius and height (metres), from the bottom up. */
export type Profile = readonly (readonly [radius: number, y: number])[];

/** Something turned on a lathe. */
export const turned = (profile: Profile, finish: Finish): Mesh =>
  new Mesh(
    new LatheGeometry(
      profile.map(([radius, y]) => new Vector2(radius, y)),
      48,
    ),
    materialOf(finish),
  );

/** The profile of a ball or an egg that stands at `bottom`, `ribs` times drawn in by `depth` (metres). */
export const eggProfile = (
  radius: number,
  height: number,
  {
    bottom = 0,
    ribs = 0,
    depth = 0,
  }: { readonly bottom?: number; readonly ribs?: number; readonly depth?: number } = {},
): Profile =>
  Array.from({ length: 41 }, (_, index) => {
    const share = index / 40;
    const round =
      radius * Math.sin(Math.PI * share) -
      depth * Math.sin(Math.PI * ribs * share) ** 2 * Math.sin(Math.PI * share);
    return [Math.max(0.0005, round), bottom + (height * (1 - Math.cos(Math.PI * share))) / 2] as const;
  });
