/** The `sizes` of the pictures on the product page. */
export const gallerySizes = '(min-width: 1024px) 54vw, 100vw'
