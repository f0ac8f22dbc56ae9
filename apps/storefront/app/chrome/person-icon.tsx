/** Drawn like those of design/icon.tsx, and apart from them: all of those come with the scripts of product pages. */
export const PersonIcon = () => (
  <svg
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.2 3.8-5 7.5-5s6.7 1.8 7.5 5" />
  </svg>
);
