import type { SetOption } from '@counterpane/contract/set-pages';
import { useId } from 'react';
import { useText } from '../language/use-text.ts';
import styles from '../product/option-tiles.module.css';
import own from './set-tiles.module.css';

interface SetTilesProps {
  readonly field: string;
  readonly title: string;
  readonly options: readonly SetOption[];
}

/** A size or a colour of a set. What does not go with the rest can still be chosen: the page says what is wrong. */
export const SetTiles = ({ field, title, options }: SetTilesProps) => {
  const t = useText();
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <div className={styles.heading} id={id}>
        {title}
      </div>
      <div className={styles.tiles}>
        {options.map(({ value, title: name, note, swatch, isChosen, isAvailable }) => (
          <label key={value} className={isAvailable ? styles.tile : `${styles.tile} ${own.apart}`}>
            <input
              type="radio"
              name={field}
              value={value}
              defaultChecked={isChosen}
              aria-labelledby={`${id}${value}`}
              aria-describedby={`${id}${value}n`}
            />
            <span className={own.title}>
              {swatch !== null && <Swatch color={swatch} />}
              <span id={`${id}${value}`} className={styles.title}>
                {name}
              </span>
            </span>
            <span id={`${id}${value}n`} className={styles.note}>
              {isAvailable ? note : t('Not with this choice')}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
};

/** Drawn, as a page that is kept for everyone may carry no style of its own on an element. */
const Swatch = ({ color }: { color: string }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7.5" fill={color} stroke="currentColor" strokeOpacity=".35" />
  </svg>
);
