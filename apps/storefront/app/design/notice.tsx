import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

/** Something to know (read out when there is time) or something that failed (read out at once). */
export const Notice = ({ look = 'calm', children }: { look?: 'calm' | 'bad'; children: ReactNode }) => (
  <div
    className={look === 'bad' ? `${styles.notice} ${styles.bad}` : styles.notice}
    role={look === 'bad' ? 'alert' : 'status'}
  >
    <Icon name={look === 'bad' ? 'warning' : 'check'} />
    <div>{children}</div>
  </div>
);
