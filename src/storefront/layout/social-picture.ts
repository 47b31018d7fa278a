/** What a shared link shows of a page that has no picture of its own: made by `scripts/draw-public-pictures.ts`. */
export const socialPicture = {
  image: '/social.jpg',
  imageSize: { width: 1200, height: 630 },
} as const
