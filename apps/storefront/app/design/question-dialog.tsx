import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './question-dialog.module.css';

interface QuestionDialogProps {
  readonly title: string;
  /** Closed by the Escape key: the answer that changes nothing. */
  readonly onCancel: () => void;
  /** The ways out, the first the most likely. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** Asks one thing before the next step. Without script it lies open on the page. */
export const QuestionDialog = ({ title, onCancel, actions, children }: QuestionDialogProps) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    // Open already where the server drew it: only a modal one keeps the focus inside.
    current?.close();
    current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} open className={styles.dialog} aria-labelledby={id} onCancel={onCancel}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
};
