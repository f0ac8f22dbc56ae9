import { expect } from 'vitest';
import { unstyledClasses } from './page-styles.ts';
import type { PageVisitor } from './page-visitor.ts';
import { faultsOfHtml } from './valid-html.ts';

/** What a validator says, and that the page has the styles of what stands on it. */
export const faultsOfPage = (place: string, html: string): string[] => [
  ...faultsOfHtml(place, html),
  ...unstyledClasses(html).map((name) => `${place}: no style for ${name}`),
];

/** One after another. A redirect is a fault, and so is a page that says that there is none. */
export const faultsAt = async (visitor: PageVisitor, ...paths: readonly string[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const path of paths) {
    const { status, text } = await visitor.opens(path);
    if (status !== 200) faults.push(`${path}: it is answered with ${status}`);
    faults.push(...faultsOfPage(path, text));
  }
  return faults;
};

/** Of the page that a form comes back with: it has to be refused. */
export const faultsOfRefusal = async (
  visitor: PageVisitor,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<string[]> => {
  const { status, text } = await visitor.sends(path, fields);
  expect(status, path).toBeGreaterThanOrEqual(400);
  return faultsOfPage(`${path}, refused`, text);
};
