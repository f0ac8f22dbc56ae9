import type { ReactNode } from 'react';

interface InterpolatedTextProps {
  /** In the page's language, e.g. `Save {amount}`. */
  readonly text: string;
  /** The name between the braces. */
  readonly gap: string;
  readonly children: ReactNode;
}

/** A text with an element in place of its placeholder, which each language puts where it belongs. */
export const InterpolatedText = ({ text, gap, children }: InterpolatedTextProps) => {
  const [before = '', after = ''] = text.split(`{${gap}}`);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
};
