import { useEffect, useRef } from 'react';
import { useText } from '../language/use-text.ts';
import styles from './error-summary.module.css';
import type { FormErrors } from './form-errors.ts';
import { localizeError, WHOLE_FORM } from './form-errors.ts';

interface ErrorSummaryProps {
  readonly errors: FormErrors;
  /** The id of a field's input. */
  readonly idOf: (field: string) => string;
  /** Counts attempts: each one that fails brings the summary into focus again. */
  readonly attempt: number;
}

/** All that stands in the way, at the top, in focus, each with a link to its field. */
export const ErrorSummary = ({ errors, idOf, attempt }: ErrorSummaryProps) => {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus, equal errors or not.
  useEffect(() => box.current?.focus(), [attempt]);
  if (entries.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without script this attribute moves the focus when the page arrives.
    <div ref={box} className={styles.summary} tabIndex={-1} role="alert" autoFocus>
      <h2>{t('There is a problem')}</h2>
      <ul>
        {entries.map(([field, message]) => (
          <li key={field}>
            {field === WHOLE_FORM ? (
              localizeError(t, message)
            ) : (
              <a href={`#${idOf(field)}`}>{localizeError(t, message)}</a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
