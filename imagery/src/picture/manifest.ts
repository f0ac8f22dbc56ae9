import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Where the pictures are kept, with `manifest.json` beside them. */
export const PICTURES = join(import.meta.dirname, '..', '..', 'pictures');

const entrySchema = z.strictObject({
  /** Of model, materials, set and settings: a picture whose hash is the same is not taken again. */
  hash: z.string(),
  /** Pixels of the largest file. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** What fills its place until it is there, `#rrggbb`. */
  tint: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Bytes of all its files. */
  bytes: z.int().positive(),
});

const manifestSchema = z.record(z.string(), entrySchema);

export type ManifestEntry = z.infer<typeof entrySchema>;
export type Manifest = z.infer<typeof manifestSchema>;

/** What has been rendered, by file: `halcyon/mattress/hero`. @throws ZodError when the file is not a manifest */
export const readManifest = (folder = PICTURES): Manifest => {
  const file = join(folder, 'manifest.json');
  return existsSync(file) ? manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
};

/** Writes the manifest as a whole, so that a run that is cut short leaves the one before. */
export const writeManifest = (manifest: Manifest, folder = PICTURES): void => {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const file = join(folder, 'manifest.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(sorted, null, 1)}\n`);
  renameSync(`${file}.new`, file);
};
