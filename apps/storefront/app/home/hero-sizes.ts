/** How wide the picture of the home page is: all across. A phone cuts a third of it off and is small: less will do. */
export const HERO_SIZES = '(max-width: 768px) 80vw, 100vw';
