/** Preview image for shared links to pages without a picture of their own, made by `scripts/render-public-pictures.ts`. */
export const socialPicture = {
  image: '/social.jpg',
  imageSize: { width: 1200, height: 630 },
} as const
