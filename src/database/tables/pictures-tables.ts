import type { Generated } from 'kysely'

export interface UploadsTable {
  id: string
  width: number
  height: number
  placeholder: string
  createdBy: string | null
  createdAt: number
  /** When somebody took it or let it go last. */
  usedAt: Generated<number>
  /** When its AVIF copies were made. */
  avifAt: Generated<number | null>
  /** When nobody had used it for so long that its files are being removed. */
  sweptAt: Generated<number | null>
}

/** Which pictures are shown by what: `product:` or `category:` and an id. */
export interface PictureUsesTable {
  uploadId: string
  usedBy: string
}

export interface ShopPicturesTable {
  name: string
  address: string
  placeholder: string | null
}
