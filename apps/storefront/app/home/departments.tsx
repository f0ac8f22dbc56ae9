import type { HomePage } from '@counterpane/contract/pages';
import { PageLink } from '../language/page-link.tsx';
import { useText } from '../language/use-text.ts';
import { Photo, photoOf } from '../photo/photo.tsx';
import styles from './departments.module.css';
import page from './home-view.module.css';

/** What else there is: a picture to each list of the navigation, the first of them the largest. */
export const Departments = ({ departments }: Pick<HomePage, 'departments'>) => {
  const t = useText();
  if (departments.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>{t('The whole bedroom')}</h2>
      <ul className={styles.tiles} data-count={departments.length}>
        {departments.map(({ title, url, picture }) => (
          <li key={url} className={styles.tile}>
            <PageLink to={url} className={styles.link}>
              <Photo
                {...photoOf(picture)}
                alt=""
                sizes="(max-width: 575px) 50vw, (max-width: 1024px) 50vw, 680px"
                className={styles.picture}
              />
              <span className={styles.title}>{title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
