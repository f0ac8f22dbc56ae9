import { placeholders } from '@counterpane/messages/placeholders';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import styles from '../purchase-panel.module.css';
import type { Swap } from './select-variant.ts';

const WORDS = '{asked} is out of stock; showing {shown}.';

/**
 * Says that the choice is out of stock and which variant is shown in its place, with a link that undoes it. Empty and
 * hidden until product-page-script.ts swaps something.
 */
export const SwapNotice = ({ swap }: { swap: Swap | null }) => {
  const t = useText();
  return (
    <div
      role="status"
      data-swap={swap?.insteadOf ?? ''}
      data-words={t(WORDS, placeholders('asked', 'shown'))}
    >
      <p className={styles.news} hidden={swap === null}>
        <span data-swap-text="">{swap && t(WORDS, { asked: swap.asked, shown: swap.shown })}</span>{' '}
        <PageLink to={swap?.undo ?? '#'} data-swap-undo="">
          {t('Undo')}
        </PageLink>
      </p>
    </div>
  );
};
