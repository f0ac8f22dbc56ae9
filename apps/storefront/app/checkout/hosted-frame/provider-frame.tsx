import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { useText } from '../../language/use-text.ts';
import styles from './provider-frame.module.css';
import { useProviderFrame } from './use-provider-frame.ts';

interface ProviderFrameProps {
  /** How the provider is called. */
  readonly label: string;
  readonly url: string;
  readonly saysReady: boolean;
  /** What else there is when the page does not come. */
  readonly fallback: ReactNode;
}

/** A provider's page in a frame, and by itself for shoppers who cannot or do not want to see it there. */
export const ProviderFrame = ({ label, url, saysReady, fallback }: ProviderFrameProps) => {
  const t = useText();
  const { state, frame, attempt, onLoad, tryAgain } = useProviderFrame(url, saysReady);
  const isThere = state === 'loading' || state === 'shown';
  return (
    <div className={styles.place}>
      {state === 'loading' && <p role="status">{t('Loading {label}…', { label })}</p>}
      {state === 'failed' && (
        <>
          {fallback}
          <Button type="button" onClick={tryAgain}>
            {t('Try again')}
          </Button>
        </>
      )}
      {isThere && (
        <iframe
          key={attempt}
          ref={frame}
          src={url}
          title={t('{label}: pay for your order', { label })}
          hidden={state === 'loading'}
          onLoad={onLoad}
        />
      )}
      <p>
        <a href={url}>{t('Open {label} in this window', { label })}</a>
      </p>
    </div>
  );
};
