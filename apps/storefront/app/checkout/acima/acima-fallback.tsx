import { findOverTime } from '@counterpane/rules/payments/over-time';
import { Notice } from '../../design/notice.tsx';
import { useText } from '../../language/use-text.ts';

interface AcimaFallbackProps {
  /** Whether its page did not come, or it did not take the order. */
  readonly because: 'not loaded' | 'not approved';
  /** Labels of what else there is; empty where it is shown below anyway. */
  readonly others: readonly string[];
}

/** What else there is when it is not to be Acima ([K3], showAcimaFallback). */
export const AcimaFallback = ({ because, others }: AcimaFallbackProps) => {
  const t = useText();
  const text =
    because === 'not loaded'
      ? t('{label} did not load. Nothing was charged.', { label: 'Acima' })
      : t('Acima did not take this order. Nothing was charged.');
  return (
    <Notice isUndone look={because === 'not loaded' ? 'bad' : 'calm'}>
      <p>{text}</p>
      {others.length > 0 && (
        <p>{t('You can also pay over time with {others}.', { others: others.join(', ') })}</p>
      )}
    </Notice>
  );
};

/** Which of the methods spread a price without being a lease. */
export const othersOverTime = (
  methods: readonly { readonly id: string; readonly label: string }[],
): readonly string[] =>
  methods.filter(({ id }) => ['parts', 'credit'].includes(findOverTime(id) ?? '')).map(({ label }) => label);
