import { isLeftOut } from './left-out.ts';
import { parsePage } from './read-page.ts';
import { getFrom, hostOf, inParallel } from './store-host.ts';

/** A page as the crawler found it. */
export interface CrawledPage {
  readonly key: string;
  readonly url: string;
  readonly path: string;
  readonly html: string;
  /** As its root element says. */
  readonly language: string;
  /** Language and country as its alternates name it. */
  readonly hrefLang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: Readonly<Record<string, string>>;
}

/** What belongs to one visitor, or is for programs: asked for, and not read on. */
const NOT_READ =
  /^\/(?:[a-z]{2}\/)?(?:checkout|orders|forget-me|newsletter|notices|preferences|privacy-choices|api|feeds|media)(?:\/|$)|\?/;

/** So many pictures for networks are drawn on a storefront; of the others it is asked only whether they are there. */
const DRAWN = 5;

interface Crawl {
  readonly pages: readonly CrawledPage[];
  readonly faults: readonly string[];
}

/** Follows the links of a storefront from its home pages on, but those that a short crawl leaves out, and looks at every picture that its pages show. */
export const crawl = async (key: string, starts: readonly string[]): Promise<Crawl> => {
  const pages: CrawledPage[] = [];
  const faults: string[] = [];
  const seen = new Set(starts);
  const pictures = new Set<string>();
  let next = [...starts];
  while (next.length > 0) {
    const found = new Set<string>();
    await inParallel(next, async (path) => {
      const { status, text } = await getFrom(key, asVisitor(path));
      if (status !== 200) return void faults.push(`${key} ${path} answers ${status}`);
      if (NOT_READ.test(path)) return;
      const page = parsePage(path, status, text);
      pages.push(toCrawled(key, path, page));
      faults.push(...faultsOfPage(key, page));
      for (const picture of page.pictures) pictures.add(picture);
      for (const link of page.links) if (!seen.has(link) && !isLeftOut(link)) found.add(link);
    });
    for (const link of found) seen.add(link);
    next = [...found];
  }
  await inParallel(pictures, async (path) => {
    const { status, type } = await getFrom(key, path);
    if (status !== 200 || !type.startsWith('image/')) faults.push(`${key} ${path} is no picture: ${status}`);
  });
  faults.push(...(await missingSharePictures(key, pages)));
  return { pages, faults };
};

/** With a word that pages do not know they are rendered for one visitor: nothing is compressed for later ones. */
export const asVisitor = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}visitor=crawler`;

const toCrawled = (key: string, path: string, page: ReturnType<typeof parsePage>): CrawledPage => {
  const url = `http://${hostOf(key)}${path}`;
  const { html, title, description, canonical, alternates } = page;
  const language = /<html lang="([\w-]+)"/.exec(html)?.[1] ?? '';
  const hrefLang =
    Object.entries(alternates).find(([code, like]) => code !== 'x-default' && like === url)?.[0] ?? '';
  return { key, url, path, html, language, hrefLang, title, description, canonical, alternates };
};

const faultsOfPage = (key: string, page: ReturnType<typeof parsePage>): string[] => [
  ...(page.headings.length === 1 ? [] : [`${key} ${page.path} has ${page.headings.length} headings`]),
  ...(page.title === '' ? [`${key} ${page.path} has no title`] : []),
  ...(page.description.length >= 50 && page.description.length <= 160
    ? []
    : [`${key} ${page.path} has a description of ${page.description.length} characters`]),
  ...(sharePathOf(page.html) === null ? [`${key} ${page.path} has no picture for networks`] : []),
];

/** Every page names a picture for networks that is there; some of each storefront are drawn and measured. */
const missingSharePictures = async (key: string, pages: readonly CrawledPage[]): Promise<string[]> => {
  const faults: string[] = [];
  const paths = new Set(pages.flatMap(({ html }) => sharePathOf(html) ?? []));
  const each = Math.ceil(paths.size / DRAWN);
  await inParallel([...paths].entries(), async ([index, path]) => {
    // With a query it is not drawn: the answer is where it is, or that it is not there.
    const { status, bytes } = await getFrom(key, index % each === 0 ? path : `${path}?is=there`);
    if (status !== 301 && !isSharePicture(status, bytes))
      faults.push(`${key} ${path} is no picture: ${status}`);
  });
  return faults;
};

const sharePathOf = (html: string): string | null =>
  /<meta property="og:image" content="https?:\/\/[^/]+([^"]+\.png)"/.exec(html)?.[1] ?? null;

/** PNG, 1200 by 630: its signature, and the first fields of its header. */
const isSharePicture = (status: number, bytes: Buffer): boolean =>
  status === 200 &&
  bytes.subarray(1, 4).toString() === 'PNG' &&
  bytes.readUInt32BE(16) === 1200 &&
  bytes.readUInt32BE(20) === 630;
