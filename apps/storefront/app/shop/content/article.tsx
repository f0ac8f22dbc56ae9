import type { ContentPageView } from '@counterpane/contract/pages/content-page';
import type { ReactNode } from 'react';
import { Photo, photoOf } from '../../design/photo/photo.tsx';
import styles from './article.module.css';
import { isWide, pictureSizes } from './article-layout.ts';

interface ArticleProps {
  readonly page: ContentPageView;
  /** A line over the heading. */
  readonly above?: ReactNode;
  /** What a layout shows before and after the text. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
  /** The heading is a line among others: what is asked below it is what the page is for; a picture stands beside it. */
  readonly isShort?: boolean;
}

/** What people come for stands below the heading: it has a low picture. */
const LOW: readonly unknown[] = ['compare', 'stores', 'posts'];

/** A written page: its heading, a line under it, a picture, its text. */
export const Article = ({ page, above, before, children, isShort = false }: ArticleProps) => (
  <article className={articleClass(page, isShort)}>
    <header className={page.picture === null ? styles.header : `${styles.header} ${styles.pictured}`}>
      <div className={isShort ? styles.short : undefined}>
        {above}
        <h1>{page.heading}</h1>
        {page.lead !== null && <Html className={styles.lead} html={page.lead} />}
      </div>
      {page.picture !== null && (
        <Photo
          {...photoOf(page.picture)}
          className={styles.picture}
          sizes={pictureSizes(page)}
          isFirst={!isShort}
        />
      )}
    </header>
    {before !== undefined && <div className={styles.part}>{before}</div>}
    {page.html !== '' && <Html className={styles.text} html={page.html} />}
    {children !== undefined && <div className={styles.part}>{children}</div>}
  </article>
);

const articleClass = (page: ContentPageView, isShort: boolean): string =>
  [
    styles.article,
    !isWide(page) && styles.narrow,
    LOW.includes(page.parts?.kind) && styles.low,
    isShort && page.picture !== null && styles.beside,
  ]
    .filter(Boolean)
    .join(' ');

/** Made from Markdown that cannot carry markup (catalogue, render-page.ts). */
export const Html = ({
  html,
  className,
}: {
  readonly html: string;
  readonly className?: string | undefined;
}) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
