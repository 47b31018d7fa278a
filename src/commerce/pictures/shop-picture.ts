/**
 * Pictures of the shop itself. `hero` opens the home page: twice as wide as high, its left half quiet enough to be
 * written on. `hero-phone` is its busy half, as wide as high.
 */
export const shopPictureNames = ['hero', 'hero-phone'] as const
export type ShopPictureName = (typeof shopPictureNames)[number]

interface ShopPicture {
  address: string
  placeholder: string | null
}

/** Those of the pictures that the shop has. */
export type ShopPictures = Partial<Record<ShopPictureName, ShopPicture>>
