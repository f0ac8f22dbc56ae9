import type { PlainMessageId } from '@counterpane/messages/message-id';
import type { useText } from '../../language/use-text.ts';

type Scale = 'fits' | 'sleeps';
type Step = 'less' | 'as expected' | 'more';

const TEXTS: Readonly<Record<Scale, Readonly<Record<Step, PlainMessageId>>>> = {
  fits: {
    less: 'Fits: smaller than expected',
    'as expected': 'Fits: as expected',
    more: 'Fits: larger than expected',
  },
  sleeps: {
    less: 'Sleeps: softer than expected',
    'as expected': 'Sleeps: as expected',
    more: 'Sleeps: firmer than expected',
  },
};

/** A step of a scale, or an average of steps, in words; null where nothing was said. */
export const scaleText = (
  scale: Scale,
  value: number | null,
  t: ReturnType<typeof useText>,
): string | null => (value === null ? null : t(TEXTS[scale][stepOf(value)]));

const stepOf = (value: number): Step => {
  if (value < 2.5) return 'less';
  return value > 3.5 ? 'more' : 'as expected';
};
