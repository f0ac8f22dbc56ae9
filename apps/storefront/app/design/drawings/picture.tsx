import type { ReactNode } from 'react';

interface PictureProps {
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who cannot see it; left out where words beside it say so already. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** The sheet that a drawing is on. It fills its box and is cropped like a photograph. */
export const Picture = ({ width, height, label, children }: PictureProps) => {
  const sheet = {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    preserveAspectRatio: 'xMidYMid slice',
  };
  return label === undefined ? (
    <svg {...sheet} aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg {...sheet} role="img" aria-label={label}>
      {children}
    </svg>
  );
};
