import { ButtonLink } from '../design/button.tsx';
import { pageUrls } from '../page-urls.ts';
import { type ExpressOrigin, type Offers, offeredExpressLabel } from './express-offers.ts';

interface ExpressLinkProps {
  readonly from: ExpressOrigin;
  readonly offers: Offers;
}

/** Leads to the wallets that there are: their scripts are loaded there and nowhere before. */
export const ExpressLink = ({ from, offers }: ExpressLinkProps) => {
  const name = offeredExpressLabel(offers);
  return (
    name !== null && (
      <ButtonLink wide href={pageUrls.express(from)}>
        {name}
      </ButtonLink>
    )
  );
};
