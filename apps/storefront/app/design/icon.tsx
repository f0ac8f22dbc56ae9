const PATHS = {
  bag: 'M5 8h14l-1 12H6L5 8Zm4 0V6a3 3 0 0 1 6 0v2',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  truck:
    'M3 6h11v10H3V6Zm11 4h4l3 3v3h-7M7.5 19a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Zm10 0a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
  search: 'M10.75 17a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5Zm4.5-1.75L20 20',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  shield: 'M12 3.5 19 6v5.5c0 4.2-2.9 7.3-7 9-4.1-1.7-7-4.8-7-9V6l7-2.5Zm-3 8.3 2.2 2.2 4-4.2',
  gift: 'M4 11h16v9H4v-9Zm-1-4h18v4H3V7Zm9 0v13M12 7c-1.5-3.5-5.5-3.3-5-.9.2.9 2.4.9 5 .9Zm0 0c1.5-3.5 5.5-3.3 5-.9-.2.9-2.4.9-5 .9Z',
  lock: 'M6 11h12v9H6v-9Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3',
  warning: 'M12 4.5 21 20H3l9-15.5ZM12 10v4.5m0 2.6v.1',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
} as const;

export type IconName = keyof typeof PATHS;

/** Drawn with a 1.6 line on a 24 grid. Always beside words, so hidden from those who hear the page. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
