import type { HomePage } from '@counterpane/contract/pages/pages';
import { Photo, photoOf } from '../../design/photo/photo.tsx';
import { useText } from '../../language/use-text.ts';
import styles from './moods.module.css';

/** Rooms of the brand, to look at. */
export const Moods = ({ moods }: Pick<HomePage, 'moods'>) => {
  const t = useText();
  if (moods.length === 0) return null;
  return (
    <section className={styles.moods} aria-label={t('Pictures')}>
      {moods.map((mood, index) => (
        <div key={mood.url} className={styles.frame}>
          <Photo
            {...photoOf(mood)}
            sizes={`(max-width: 768px) 100vw, ${index === 0 ? 820 : 460}px`}
            className={styles.picture}
          />
        </div>
      ))}
    </section>
  );
};
