import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import styles from '../purchase-panel.module.css';
import type { Swap } from './starting-choice.ts';

const WORDS = '{asked} is out of stock; showing {shown}.';

/**
 * Says that what was chosen is out of stock and what is shown in its place, with the way back. Empty and
 * hidden until choose-variant.ts swaps something; it reads there what is stood in for.
 */
export const SwapNews = ({ swap }: { swap: Swap | null }) => {
  const t = useText();
  return (
    <div role="status" data-swap={swap?.insteadOf ?? ''} data-words={t(WORDS)}>
      <p className={styles.news} hidden={swap === null}>
        <span data-swap-text="">{swap && t(WORDS, { asked: swap.asked, shown: swap.shown })}</span>{' '}
        <PageLink to={swap?.undo ?? '#'} data-swap-undo="">
          {t('Undo')}
        </PageLink>
      </p>
    </div>
  );
};
