import type { OrderReturns } from '@counterpane/contract/orders/returns';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';

interface UntilTextProps {
  readonly window: NonNullable<OrderReturns['lines'][number]['window']>;
  /** Whether it is over. */
  readonly isOver?: boolean;
  readonly className?: string | undefined;
}

/** Until when something can be tried or returned. */
export const UntilText = ({ window, isOver = false, className }: UntilTextProps) => {
  const t = useText();
  const { days } = useFormat();
  const isTrial = window.subject === 'trial';
  const date = days.date(isTrial ? window.lastNight : window.until);
  const text = () => {
    if (isOver)
      return isTrial
        ? t('Its trial ended with the night of {date}', { date })
        : t('It could be returned until {date}', { date });
    return isTrial
      ? t('Try it from {first} until the night of {date}', { first: days.date(window.firstNight), date })
      : t('You can return it until {date}', { date });
  };
  return <p className={className}>{text()}</p>;
};
