/**
 * How wide the picture of the home page is drawn, what is cut off included: sixteen by nine, it covers its place by its
 * height where that is narrower. On a phone that is 85vw high, on a tablet up to 93vw; a desktop shows all its width.
 */
export const HERO_SIZES = '(max-width: 768px) 151vw, (max-width: 1024px) 165vw, 100vw';
