import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';
import { useArrivalFocus } from './use-arrival-focus.ts';

interface NoticeProps {
  readonly look?: 'calm' | 'bad';
  /** What was begun came to nothing, which is no failure and nothing to tick off. */
  readonly isUndone?: boolean;
  /** It is why the shopper is here again, so the page starts with it. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** Something to know (read out when there is time) or something that failed (read out at once). */
export const Notice = ({ look = 'calm', isUndone = false, takesFocus = false, children }: NoticeProps) => {
  const box = useArrivalFocus<HTMLDivElement>(takesFocus);
  return (
    <div
      ref={box}
      className={look === 'bad' ? `${styles.notice} ${styles.bad}` : styles.notice}
      role={look === 'bad' ? 'alert' : 'status'}
      tabIndex={takesFocus ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: without script this attribute moves the focus when the page arrives.
      autoFocus={takesFocus}
    >
      <Icon name={look === 'bad' || isUndone ? 'warning' : 'check'} />
      <div>{children}</div>
    </div>
  );
};
