import type { SearchPlace } from '@counterpane/contract/pages/search';
import { PageLink } from '../../language/page-link.tsx';
import links from '../sets/listing/bundle-listing-view.module.css';
import styles from './search-view.module.css';

/** Results that are pages: lists, sets or articles, each with a line about it. */
export const PageResults = ({ title, places }: { title: string; places: readonly SearchPlace[] }) =>
  places.length > 0 && (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={links.links}>
        {places.map((place) => (
          <li key={place.url} className={links.link}>
            <h3 className={links.linkTitle}>
              <PageLink to={place.url}>{place.title}</PageLink>
            </h3>
            <p>{place.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
