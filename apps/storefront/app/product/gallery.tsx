import type { Drawing } from '@counterpane/contract/pages';
import { Bedroom } from '../drawings/bedroom.tsx';
import { Fabric } from '../drawings/fabric.tsx';
import { Studio } from '../drawings/studio.tsx';
import { useText } from '../language/use-text.ts';
import styles from './gallery.module.css';

/** Side by side where there is room; a strip to swipe on a phone. */
export const Gallery = ({ drawing, title }: { drawing: Drawing; title: string }) => {
  const t = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard.
    <section className={styles.gallery} aria-label={t('Pictures')} tabIndex={0}>
      <div className={styles.picture}>
        <Bedroom drawing={drawing} label={t('{title} on a made bed in a bright room', { title })} />
      </div>
      <div className={styles.picture}>
        <Studio drawing={drawing} label={t('{title} by itself, seen from the corner', { title })} />
      </div>
      <div className={styles.picture}>
        <Fabric drawing={drawing} label={t('The quilted cover and the border from close by')} />
      </div>
    </section>
  );
};
