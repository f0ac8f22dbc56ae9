import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FINISH_KINDS } from '@counterpane/catalogue/room-schema';
import { expect, test } from 'vitest';
import { materialOf, recipeOf } from './finish.ts';

const FINISHES = join(import.meta.dirname, '..', '..', 'blender', 'finishes');

test.each(FINISH_KINDS)('Blender has a recipe for %s, in the file that its pictures depend on', (kind) => {
  expect(readFileSync(join(FINISHES, `${recipeOf(kind)}.py`), 'utf8')).toContain(`"${kind}": `);
});

test('A finish is one material for every piece that has it; its kind travels with it', () => {
  const oak = materialOf({ kind: 'oak', color: '#c8a878' });
  expect(materialOf({ kind: 'oak', color: '#c8a878' })).toBe(oak);
  expect(materialOf({ kind: 'oak', color: '#c8a879' })).not.toBe(oak);
  expect(oak.userData).toEqual({ finish: 'oak', recipe: 'wood' });
});
