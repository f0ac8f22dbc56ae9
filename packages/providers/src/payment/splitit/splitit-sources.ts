import { type ContentSources, hostsOf, NO_SOURCES } from '../content-sources.ts';

interface SplititAddresses {
  readonly apiUrl: string;
  /** Null where no form is framed. */
  readonly formUrl: string | null;
}

/**
 * Where there is a form it is a frame, with no script of it in our page. SplitIt's own page, which asks without it, may be
 * served from any of its hosts.
 */
export const splititSources = ({ apiUrl, formUrl }: SplititAddresses): ContentSources => ({
  ...NO_SOURCES,
  frame: formUrl === null ? [] : [new URL(formUrl).origin],
  form: hostsOf(apiUrl, 'splitit.com'),
});
