import type { ReactNode } from 'react';

interface SetNoteProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** In the place of a set that cannot be added with what is chosen: why, or where it can. */
export const SetNote = ({ title, children }: SetNoteProps) => (
  <p>
    <strong>{title}</strong>: {children}
  </p>
);
