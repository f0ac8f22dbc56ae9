import { type ContentSources, hostsOf, NO_SOURCES } from '../content-sources.ts';

interface SplititAddresses {
  readonly apiUrl: string;
  /** Null where no form is in our page. */
  readonly scriptUrl: string | null;
}

/**
 * The script of the form, which puts frames of SplitIt's into our page. SplitIt's own page, which asks without it, may be
 * served from any of its hosts, and so may the frames.
 */
export const splititSources = ({ apiUrl, scriptUrl }: SplititAddresses): ContentSources => ({
  ...NO_SOURCES,
  ...(scriptUrl === null
    ? {}
    : { script: [new URL(scriptUrl).origin], frame: hostsOf(scriptUrl, 'splitit.com') }),
  form: hostsOf(apiUrl, 'splitit.com'),
});
