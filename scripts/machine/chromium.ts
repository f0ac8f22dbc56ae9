import { findChromium } from '../../test/support/chromium.ts';
import { run } from '../stages/command.ts';
import { installDebianPackages } from './debian.ts';

/** The machine's Chromium, else Playwright's, else Debian's; null when none can be had. */
export const requireChromium = async (): Promise<string | null> => {
  const present = findChromium();
  if (present) return present;
  console.log("No browser here; trying Playwright's own …");
  await run('playwright', ['install', 'chromium'], { minutes: 4 });
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  await installDebianPackages('chromium-headless-shell', 'fonts-liberation');
  return findChromium();
};
