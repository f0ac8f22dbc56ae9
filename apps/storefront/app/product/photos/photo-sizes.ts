/** How wide the gallery of a product is: beside the panel, or from edge to edge of a phone. */
export const GALLERY_SIZES = '(max-width: 768px) 100vw, (max-width: 1440px) 58vw, 800px';
