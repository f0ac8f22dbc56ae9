import type { MailingKind } from '@counterpane/rules/mailings/mailings';
import { withQuery } from '../../page-urls.ts';

interface PreferenceQuery {
  /** Of the link in an email; without it the page is of the customer who is signed in. */
  readonly token?: string | undefined;
  /** Which kind a mail program ends by a POST to this address. */
  readonly kind?: MailingKind;
  /** What has just been done. */
  readonly saved?: '1' | undefined;
}

/** Where a person chooses which emails they get; apart from the others, which the scripts of public pages bring. */
export const preferencesUrl = ({ token, kind, saved }: PreferenceQuery = {}): string =>
  withQuery('/preferences', { token, kind, saved });
