/** How wide a product's pictures are drawn on its own page, as in the `sizes` of an image. */
export const gallerySizes = '(min-width: 1024px) 54vw, 100vw'
