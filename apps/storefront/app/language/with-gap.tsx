import type { ReactNode } from 'react';

interface WithGapProps {
  /** In the page's language, e.g. `Save {amount}`. */
  readonly text: string;
  /** The name between the braces. */
  readonly gap: string;
  readonly children: ReactNode;
}

/** A text with something of the page in its gap, which stands where the language puts it. */
export const WithGap = ({ text, gap, children }: WithGapProps) => {
  const [before = '', after = ''] = text.split(`{${gap}}`);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
};
