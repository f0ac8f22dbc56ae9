import { SCENE_NAMES } from '@counterpane/catalogue/content/scenes';
import { loadCatalogue } from '@counterpane/catalogue/load';
import { expect, test } from 'vitest';
import { fileOf } from './shot.ts';
import { findGaps, listShots } from './shot-list.ts';

const { brands } = loadCatalogue();
const files = listShots(brands).map(fileOf);

test('the list has every view and every colour of every product of every brand, and all scenes, once', () => {
  expect(findGaps(brands, new Set(files), SCENE_NAMES)).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test('whatever is left out of the list is found', () => {
  for (const left of [
    'halcyon/mattress/hero',
    'halcyon/mattress/detail',
    'halcyon/sheet-set/front',
    'halcyon/sheet-set/angle',
    'halcyon/sheet-set/angle-grey',
    'halcyon/sheet-set/swatch',
    'halcyon/sheet-set/swatch-grey',
    'drift/scenes/craft',
    'halcyon/scenes/set-mira-bedroom-set',
  ])
    expect(findGaps(brands, new Set(files.filter((file) => file !== left)), SCENE_NAMES)).toEqual([left]);
});

test('nothing is on the list that no page asks for', () => {
  const asked = new Set(findGaps(brands, new Set(), SCENE_NAMES));
  expect(files.filter((file) => !asked.has(file))).toEqual([]);
});
