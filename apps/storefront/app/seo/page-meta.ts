import type { StorefrontView } from '@counterpane/contract/pages/pages';
import { widthIn } from '@counterpane/contract/products/picture-widths';
import type { MetaDescriptor } from 'react-router';
import { absolutePictureUrl } from '../design/photo/absolute-picture-url.ts';
import type { RootData } from '../language/use-storefront.ts';
import { pageUrls } from '../page-urls.ts';
import { SHARE_PICTURE } from './share-picture-size.ts';

interface PageMeta {
  readonly root: RootData | undefined;
  readonly title: string;
  readonly description: string;
  /** The one address of this page. */
  readonly path: string;
  /** The same page on the brand's other storefronts and in its other languages. */
  readonly alternates?: StorefrontView['alternates'];
  /** Whether search engines may show it. */
  readonly index?: boolean;
  /** A picture of what the page is about, four by three unless it says otherwise. A drawing is passed over. */
  readonly photo?: {
    readonly url: string;
    readonly alt: string;
    readonly width?: number;
    readonly height?: number;
  } | null;
}

/** Title, description, the page's one address, and the same page on the storefronts of other countries. */
export const pageMeta = ({
  root,
  title,
  description,
  path,
  alternates = [],
  index = true,
  photo = null,
}: PageMeta): MetaDescriptor[] => [
  { title },
  { name: 'description', content: description },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
  ...(root
    ? [
        ...addressesOf(root, path),
        ...sharedAs(root, title, path),
        ...(photo?.url.startsWith('/pictures/') ? sharedPhoto(root, photo) : []),
      ]
    : []),
  ...alternates.map(({ hrefLang, url }) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: `${url.replace(/\/$/, '')}${path}`,
  })),
];

/** A page that search engines leave out. */
export const privateMeta = (title: string): MetaDescriptor[] => [
  { title },
  { name: 'robots', content: 'noindex, nofollow' },
];

const addressesOf = ({ origin, storefront }: RootData, path: string): MetaDescriptor[] => [
  { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
  { property: 'og:url', content: `${origin}${path}` },
  { property: 'og:site_name', content: storefront.name },
];

/** After the card, which has the measures that are asked for and is read by the networks that do not know WebP. */
const sharedPhoto = (
  { origin }: RootData,
  { url, alt, width = widthIn(url) ?? USUAL_WIDTH, height = (width * 3) / 4 }: NonNullable<PageMeta['photo']>,
): MetaDescriptor[] => [
  { property: 'og:image', content: absolutePictureUrl(origin, url) },
  { property: 'og:image:type', content: 'image/webp' },
  { property: 'og:image:width', content: String(width) },
  { property: 'og:image:height', content: String(height) },
  { property: 'og:image:alt', content: alt },
];

/** Pixels of a picture whose address does not say them. */
const USUAL_WIDTH = 960;

/** How a link to the page looks where it is shared. */
const sharedAs = ({ origin }: RootData, title: string, path: string): MetaDescriptor[] => [
  { property: 'og:type', content: 'website' },
  { property: 'og:image', content: origin + pageUrls.sharePicture(path) },
  { property: 'og:image:type', content: 'image/png' },
  { property: 'og:image:width', content: String(SHARE_PICTURE.width) },
  { property: 'og:image:height', content: String(SHARE_PICTURE.height) },
  { property: 'og:image:alt', content: title },
  { name: 'twitter:card', content: 'summary_large_image' },
];
