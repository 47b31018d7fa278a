/**
 * Pictures of the shop itself. `hero` is on top of the home page (2:1, its left half calm enough for text);
 * `hero-phone` is a square crop of its right half.
 */
export const shopPictureNames = ['hero', 'hero-phone'] as const
export type ShopPictureName = (typeof shopPictureNames)[number]

interface ShopPicture {
  address: string
  placeholder: string | null
}

/** The pictures that the shop has. */
export type ShopPictures = Partial<Record<ShopPictureName, ShopPicture>>
