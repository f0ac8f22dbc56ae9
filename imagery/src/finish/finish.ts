import type { FinishKind } from '@counterpane/catalogue/room-schema';
import { Color, MeshStandardMaterial } from 'three';

/** Which file of `blender/finishes` knows it: a picture is taken anew when the recipe of its surfaces changes. */
const RECIPES: Readonly<Record<FinishKind, string>> = {
  oak: 'wood',
  walnut: 'wood',
  pine: 'wood',
  bamboo: 'wood',
  acacia: 'wood',
  paint: 'plain',
  steel: 'plain',
  brass: 'plain',
  foam: 'plain',
  plaster: 'plain',
  paper: 'plain',
  linen: 'woven',
  percale: 'woven',
  sateen: 'woven',
  cane: 'woven',
  knit: 'pile',
  boucle: 'pile',
  terry: 'pile',
  wool: 'pile',
  yarn: 'pile',
  rug: 'pile',
  leaf: 'leaf',
};

export const recipeOf = (kind: FinishKind): string => RECIPES[kind];

export interface Finish {
  readonly kind: FinishKind;
  /** The colour as it is seen in daylight, `#rrggbb`. */
  readonly color: string;
}

const ROUGHNESS: Partial<Record<FinishKind, number>> = {
  oak: 0.5,
  walnut: 0.45,
  pine: 0.55,
  bamboo: 0.4,
  acacia: 0.45,
  paint: 0.42,
  steel: 0.35,
  brass: 0.28,
  sateen: 0.55,
};

/** The material of a finish; its kind travels in a GLB as `extras.finish`. Without a figure of its own it is matt. */
export const materialOf = ({ kind, color }: Finish): MeshStandardMaterial => {
  const key = `${kind}:${color}`;
  const known = made.get(key);
  if (known) return known;
  const material = new MeshStandardMaterial({
    name: key,
    color: new Color(color),
    roughness: ROUGHNESS[kind] ?? 0.9,
    metalness: kind === 'steel' || kind === 'brass' ? 1 : 0,
  });
  material.userData = { finish: kind, recipe: recipeOf(kind) };
  made.set(key, material);
  return material;
};

const made = new Map<string, MeshStandardMaterial>();
