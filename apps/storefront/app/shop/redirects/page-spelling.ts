/** What is chosen of a product keeps its own spelling, `/size-twinXL`: the product page knows it. */
const OPTIONS = /^(?:size|color|material|weight|leg|pillow|arm|base|quantity)-/i;

/**
 * The one spelling of a path: small letters, no slash at the end. Letters that are written in percent are left alone.
 * @example spellPath('/Mattress/size-twinXL/') // "/mattress/size-twinXL"
 */
export const spellPath = (pathname: string): string => {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const spelled = segments.map((segment) =>
    OPTIONS.test(segment) || segment.includes('%') ? segment : segment.toLowerCase(),
  );
  return `/${spelled.join('/')}`;
};
