import type { Generated } from 'kysely'

export interface PicturesTables {
  uploads: {
    id: string
    width: number
    height: number
    placeholder: string
    /** Uid of the staff member, or `order:` and an id for a photograph of its owner; null for the demo. */
    createdBy: string | null
    createdAt: number
    /** When a use was last added or removed. */
    usedAt: Generated<number>
    /** When its AVIF copies were created. */
    avifAt: Generated<number | null>
    /** When the picture was found unused and its files are being removed. */
    sweptAt: Generated<number | null>
  }
  /** Uses of pictures: `product:`, `category:`, `order:`, `claim:` or `review:` and an id. */
  pictureUses: {
    uploadId: string
    usedBy: string
  }
  shopPictures: {
    name: string
    address: string
    placeholder: string | null
  }
}
