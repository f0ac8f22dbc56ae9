import type { SignInCompanyId } from '@counterpane/contract/customer/sign-in-companies';
import { useSearchParams } from 'react-router';
import { accountUrls } from '../../account-urls.ts';
import { ButtonLink } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useText } from '../../language/use-text.ts';
import { COMPANY_NAMES } from './company-names.ts';

/** Ways to sign in that need no mailbox: with the account of another company, where the store has keys of it. */
export const CompanySignIn = ({ companies }: { readonly companies: readonly SignInCompanyId[] }) => {
  const t = useText();
  const [search] = useSearchParams();
  const to = search.get('to') ?? undefined;
  return companies.map((company) => (
    <ButtonLink key={company} wide href={accountUrls.companySignIn(company, { to })}>
      {t('Continue with {company}', { company: COMPANY_NAMES[company] })}
    </ButtonLink>
  ));
};

interface FaultProps {
  readonly company: SignInCompanyId;
  /** It has said who it is, and does not vouch for the mailbox. */
  readonly isUnproved?: boolean;
}

/** Why a company has not signed its visitor in. */
export const CompanyFault = ({ company, isUnproved = false }: FaultProps) => {
  const t = useText();
  return (
    <Notice look="bad" takesFocus>
      {isUnproved
        ? t('{company} cannot confirm that this email is yours. We can send a code to it.', {
            company: COMPANY_NAMES[company],
          })
        : t('You are not signed in: {company} did not confirm it. Try again, or use a code.', {
            company: COMPANY_NAMES[company],
          })}
    </Notice>
  );
};
