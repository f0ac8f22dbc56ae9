/**
 * How wide the gallery of a product is: beside the panel, or from edge to edge of a phone. There a little less is said:
 * a picture shown an eighth larger than its points looks no different, and often is half as heavy.
 */
export const GALLERY_SIZES = '(max-width: 768px) 88vw, (max-width: 1440px) 58vw, 800px';
