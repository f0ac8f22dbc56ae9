import type { TimelineEntry } from '@counterpane/contract/orders/timeline';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import styles from './order-timeline.module.css';
import { TIMELINE_TEXTS } from './timeline-texts.ts';

/** Everything that happened with an order, each with its day, the oldest first. */
export const OrderTimeline = ({ entries }: { entries: readonly TimelineEntry[] }) => {
  const t = useText();
  const { days } = useFormat();
  const textOf = useEntryText();
  if (entries.length === 0) return null;
  return (
    <section className={styles.timeline} aria-labelledby="timeline">
      <h2 id="timeline">{t('What happened so far')}</h2>
      <ol>
        {entries.map((entry, index) => (
          // Nothing is put in between what happened before.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <time dateTime={entry.at}>{days.date(entry.at)}</time>
            <span>{textOf(entry)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** A sentence, and of which shipment it is where there are several. */
const useEntryText = (): ((entry: TimelineEntry) => string) => {
  const t = useText();
  const { days, money } = useFormat();
  return ({ kind, amount, day, order, units, shipment }) => {
    const text = t(TIMELINE_TEXTS[kind], {
      amount: amount ? money(amount, 'always') : '',
      date: day === null ? '' : days.date(day),
      id: order ?? '',
      count: units ?? 0,
    });
    if (!shipment) return text;
    return t('Shipment {number} of {count}: {state}', { ...shipment, state: text });
  };
};
