import { addresses } from '../../addresses.ts';
import { ButtonLink } from '../../design/button.tsx';
import { useText } from '../../language/use-text.ts';
import type { ExpressOrigin } from './express-entry.ts';

/** Leads to the wallets: their scripts are loaded there and nowhere before. */
export const ExpressLink = ({ from }: { from: ExpressOrigin }) => {
  const t = useText();
  return (
    <ButtonLink wide href={addresses.express(from)}>
      {t('Google Pay / Apple Pay')}
    </ButtonLink>
  );
};
