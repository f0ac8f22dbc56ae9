/** How wide a list shows the picture of a product, and the room at its head (as an img element is told). */
export const CARD_SIZES = '(max-width: 700px) 100vw, 420px';
export const SCENE_SIZES = '(max-width: 768px) 100vw, 540px';
