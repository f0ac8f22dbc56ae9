import type { HomePage } from '@counterpane/contract/pages/pages';
import { Cutaway } from '../../design/drawings/cutaway.tsx';
import { Photo, photoOf } from '../../design/photo/photo.tsx';
import { Questions } from '../../design/questions.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { ProductCard } from '../listing/product-card.tsx';
import { Departments } from './departments.tsx';
import { Hero } from './hero.tsx';
import styles from './home-view.module.css';
import { Moods } from './moods.tsx';

interface HomeViewProps {
  readonly page: HomePage;
  /** Whether the story of the brand stands before the departments (docs/decisions/059-experiments.md). */
  readonly isStoryFirst: boolean;
}

export const HomeView = ({ page, isStoryFirst }: HomeViewProps) => {
  const t = useText();
  return (
    <>
      <Hero hero={page.hero} />
      <Promises promises={page.promises} />
      <section className={styles.section}>
        <div className={styles.headed}>
          <h2>{t('Where to start')}</h2>
          <PageLink to={pageUrls.mattresses()}>{t('See all mattresses')}</PageLink>
        </div>
        <ul className={styles.cards}>
          {page.featured.map((card) => (
            <li key={card.name}>
              <ProductCard card={card} />
            </li>
          ))}
        </ul>
      </section>
      {isStoryFirst && <Story page={page} />}
      <Departments departments={page.departments} />
      {!isStoryFirst && <Story page={page} />}
      <Moods moods={page.moods} />
      <section className={`${styles.section} ${styles.split}`}>
        <h2>{t('Questions, answered')}</h2>
        <Questions questions={page.questions} />
      </section>
    </>
  );
};

const Promises = ({ promises }: { promises: HomePage['promises'] }) => {
  const t = useText();
  return (
    <section className={styles.promises} aria-labelledby="promises">
      <h2 id="promises">{t('With every mattress')}</h2>
      <ul>
        {promises.map(({ figure, text }) => (
          <li key={figure}>
            <strong>{figure}</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Story = ({ page: { story, hero } }: { page: HomePage }) => (
  <section className={styles.story}>
    <div className={styles.storyInner}>
      <div>
        {story.picture === null ? (
          <Cutaway drawing={hero.drawing} />
        ) : (
          <Photo
            {...photoOf(story.picture)}
            sizes="(max-width: 768px) 100vw, 640px"
            className={styles.storyPicture}
          />
        )}
      </div>
      <div>
        <h2>{story.heading}</h2>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  </section>
);
