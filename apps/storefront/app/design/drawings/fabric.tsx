import type { Drawing } from '@counterpane/contract/drawing';
import { useId } from 'react';
import { Picture } from './picture.tsx';
import { shade } from './shade.ts';

/** The cloth from close by: quilted waves, the seam, the border and its label. */
export const Fabric = ({ drawing: { cover, side, accent }, label }: { drawing: Drawing; label?: string }) => {
  const id = useId();
  return (
    <Picture width={800} height={600} label={label}>
      <linearGradient id={`${id}c`} x1="0" x2="1" y1="0" y2="1">
        <stop offset="0" stopColor={shade(cover, 0.5)} />
        <stop offset="1" stopColor={shade(cover, -0.1)} />
      </linearGradient>
      <linearGradient id={`${id}s`} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor={shade(side, 0.1)} />
        <stop offset="1" stopColor={shade(side, -0.3)} />
      </linearGradient>
      <pattern
        id={`${id}q`}
        width="140"
        height="140"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-14) skewX(-10)"
      >
        <path
          d="M0 70Q35 30 70 70T140 70M70 0Q30 35 70 70T70 140"
          fill="none"
          stroke={shade(cover, -0.2)}
          strokeWidth="4"
          strokeOpacity=".7"
        />
        <path
          d="M0 74Q35 34 70 74T140 74M74 0Q34 35 74 70T74 140"
          fill="none"
          stroke="#fff"
          strokeWidth="4"
        />
      </pattern>
      <pattern id={`${id}r`} width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M0 9V0M4.5 9V0" stroke="#fff" strokeOpacity=".12" strokeWidth="2" />
      </pattern>
      <rect width="800" height="600" fill={`url(#${id}c)`} />
      <rect width="800" height="600" fill={`url(#${id}q)`} />
      <path d="M0 330Q400 430 800 350V600H0Z" fill={`url(#${id}s)`} />
      <path d="M0 330Q400 430 800 350V600H0Z" fill={`url(#${id}r)`} />
      <path d="M0 326Q400 426 800 346" fill="none" stroke={shade(cover, 0.6)} strokeWidth="20" />
      <path d="M0 334Q400 434 800 354" fill="none" stroke={accent} strokeWidth="7" />
      <path d="M150 402l118 14v84l-118-12z" fill={accent} />
      <path
        d="M172 440l74 9M172 460l52 6"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        strokeOpacity=".85"
      />
    </Picture>
  );
};
