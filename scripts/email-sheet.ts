import { loadCatalogue } from '@counterpane/catalogue/load';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { loadEmails } from '../apps/server/src/start/load-emails.ts';
import { type Sheet, writeSheet } from './contact-sheet.ts';

const COLUMNS = 8;
/** How much of each email is seen, in pixels of its reader. */
const HEIGHT = 1000;

interface EmailSheet extends Sheet {
  /** How wide the email is read, in pixels. */
  readonly read: number;
}

/** The beginning of every email that the store sends, as an American storefront of its first brand writes it, on one sheet. */
export const takeEmails = async (page: Page, { read, ...sheet }: EmailSheet): Promise<void> => {
  const { emails, frames, write } = await loadEmails(loadCatalogue().brands);
  const [frame] = frames;
  await page.setViewportSize({ width: read, height: HEIGHT });
  const pictures: Buffer[] = [];
  for (const { name } of emails) {
    await page.setContent(write(name, frame?.name ?? '')?.html ?? '', { waitUntil: 'networkidle' });
    pictures.push(
      await sharp(await page.screenshot())
        .resize({ width: sheet.width })
        .png()
        .toBuffer(),
    );
  }
  const rows = Array.from({ length: Math.ceil(pictures.length / COLUMNS) }, (_, row) =>
    pictures.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  await writeSheet(rows, sheet);
};
