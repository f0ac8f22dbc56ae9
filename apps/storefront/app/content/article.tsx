import type { ContentPageView } from '@counterpane/contract/pages';
import type { ReactNode } from 'react';
import styles from './article.module.css';

interface ArticleProps {
  readonly page: ContentPageView;
  /** What a layout shows below the text. */
  readonly children?: ReactNode;
}

/** A written page: its heading, a line under it, its text. */
export const Article = ({ page, children }: ArticleProps) => (
  <article className={styles.article}>
    <header className={styles.header}>
      <h1>{page.heading}</h1>
      {page.lead !== null && <p className={styles.lead}>{page.lead}</p>}
    </header>
    {/* Made from Markdown that cannot carry markup (catalogue, render-page.ts). */}
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above. */}
    <div className={styles.text} dangerouslySetInnerHTML={{ __html: page.html }} />
    {children}
  </article>
);
