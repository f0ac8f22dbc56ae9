import type { ContentPageView } from '@counterpane/contract/pages/content-page';

type Parts = Pick<ContentPageView, 'parts'>;

/** Whether a page is more than a column of text. */
export const isWide = ({ parts }: Parts): boolean => parts !== null && parts.kind !== 'post';

/** How wide its picture is shown (as an img element is told). */
export const pictureSizes = (page: Parts): string =>
  `(max-width: 1060px) 100vw, ${isWide(page) ? 600 : 1024}px`;

/** One question fills the page, without text; its picture, if it has one, stands beside it. */
export const isAsking = ({ parts }: Parts): boolean => parts?.kind === 'quiz';
