import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { Photo, photoOf } from '../../../design/photo/photo.tsx';
import { PageLink } from '../../../language/page-link.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import styles from './posts.module.css';

/** So many stand on the first screen of a desktop: their pictures come at once. */
const FIRST = 3;

/** The blog, the newest first. */
export const PostList = ({ parts }: { parts: PartsOf<'posts'> }) => {
  const t = useText();
  const { days } = useFormat();
  return (
    <ul className={styles.list}>
      {parts.posts.map(({ title, path, description, date, minutes, picture }, index) => (
        <li key={path} className={styles.post}>
          {picture !== null && (
            <Photo
              className={styles.picture}
              {...photoOf(picture)}
              alt=""
              sizes={`(max-width: 700px) 100vw, ${index === 0 ? 800 : 420}px`}
              isFirst={index < FIRST}
            />
          )}
          <p className={styles.facts}>
            <time dateTime={date}>{days.date(date)}</time> · {t('{minutes} min', { minutes })}
          </p>
          <h2 className={styles.title}>
            <PageLink to={path}>{title}</PageLink>
          </h2>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
};
