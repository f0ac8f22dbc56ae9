import type { ColorRule } from './collection.ts';

/**
 * The colour of a piece when the bed frame's is chosen: the same, or what the map says of it [C3]. Null where the
 * piece may have any.
 * @example colorByRule({ kind: 'map', colors: { white: 'natural' } }, 'White') // "natural"
 */
export const colorByRule = (rule: ColorRule | null, frameColor: string): string | null => {
  if (rule === null) return null;
  if (rule.kind === 'same') return frameColor;
  const wanted = frameColor.toLowerCase();
  return Object.entries(rule.colors).find(([color]) => color.toLowerCase() === wanted)?.[1] ?? null;
};
