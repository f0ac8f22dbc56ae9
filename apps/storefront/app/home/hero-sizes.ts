/** How wide the picture of the home page is: beside the words, or above them on a phone. */
export const HERO_SIZES = '(max-width: 768px) 100vw, 960px';
