import { Fragment, type ReactNode } from 'react';

type InterpolatedTextProps =
  | {
      /** In the page's language, e.g. `Save {amount}`. What a person typed is not in it. */
      readonly text: string;
      /** The name between the braces. */
      readonly gap: string;
      readonly children: ReactNode;
    }
  | { readonly text: string; readonly gaps: Readonly<Record<string, ReactNode>> };

/** A text with elements in place of its placeholders, which each language puts where they belong. */
export const InterpolatedText = ({ text, ...props }: InterpolatedTextProps) => {
  const gaps = 'gaps' in props ? props.gaps : { [props.gap]: props.children };
  const parts = text.split(/\{(\w+)\}/);
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move.
        <Fragment key={index}>{index % 2 === 0 ? part : (gaps[part] ?? `{${part}}`)}</Fragment>
      ))}
    </>
  );
};
