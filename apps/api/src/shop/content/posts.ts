import type { ContentPage } from '@counterpane/catalogue/content/page-schema';
import { fillValues } from '@counterpane/catalogue/content/render-page';
import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { pagePicture } from './page-picture.ts';
import type { PartsRequest } from './parts-request.ts';

const WORDS_A_MINUTE = 230;

/** Every post of a storefront in its language, the newest first. */
export const postList = ({ storefront, values, now }: PartsRequest): PartsOf<'posts'> => ({
  kind: 'posts',
  posts: published(storefront, now).map((post) => ({
    title: storefront.localizeHtml(fillValues(post.title, values)),
    path: post.path,
    description: storefront.localizeHtml(fillValues(post.description, values)),
    date: post.date,
    minutes: minutesToRead(post.markdown),
    picture: pagePicture(post, storefront),
  })),
});

/** The posts before and after one. */
export const postNeighbours = ({ page, storefront, values, now }: PartsRequest): PartsOf<'post'> => {
  const posts = published(storefront, now);
  const at = posts.findIndex(({ path }) => path === page.path);
  const linkTo = (post: Post | undefined) =>
    post ? { title: storefront.localizeHtml(fillValues(post.title, values)), path: post.path } : null;
  return {
    kind: 'post',
    minutes: minutesToRead(page.markdown),
    newer: linkTo(posts[at - 1]),
    older: at === -1 ? null : linkTo(posts[at + 1]),
  };
};

type Post = ContentPage & { readonly date: string };

/** A post with a date to come is not listed before its day. */
const published = ({ pages }: Storefront, now: string): Post[] =>
  [...pages.values()]
    .flatMap((page) => (page.date !== undefined && page.date <= now ? [{ ...page, date: page.date }] : []))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path));

const minutesToRead = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / WORDS_A_MINUTE));
