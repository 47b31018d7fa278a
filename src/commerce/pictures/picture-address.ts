/**
 * The address of a stored picture contains its size, so that pages reserve its space: `/uploads/0f3c…_1200x1500.webp`.
 * Smaller copies end in `-400.webp`, and all exist as AVIF; until then, the server sends the WebP.
 */
const form = /^\/uploads\/((?:order-|claim-)?[0-9a-f]{32}_(\d{1,5})x(\d{1,5}))\.webp$/
const idForm = /^(?:order-|claim-)?[0-9a-f]{32}_(\d{1,5})x\d{1,5}$/

/**
 * A picture of the shop, a photograph of an order (prefix `order-`, never cached), or one that a customer uploads for a
 * claim or a review (prefix `claim-`, not sent under its address).
 */
export type PictureKind = 'shop' | 'order' | 'claim'

const pictureWidths = [400, 800, 1200] as const

type PictureFormat = 'webp' | 'avif' | 'jpg'

/** Widths of the JPEG copies, for mail clients that do not know WebP; of a narrower picture the copy has full size. */
const jpegWidths = [400, 1200] as const
export type JpegWidth = (typeof jpegWidths)[number]

interface PictureSources {
  src: string
  srcSet?: string
  /** The same sizes as AVIF, which has half the bytes. */
  avifSrcSet?: string
  width?: number
  height?: number
  /** Placeholder image of a few pixels as a data URL, shown until the picture has loaded. */
  placeholder?: string
}

interface PictureOrigin {
  hash: string
  width: number
  height: number
  kind: PictureKind
}

export function pictureId({ hash, width, height, kind }: PictureOrigin): string {
  return `${kind === 'shop' ? '' : `${kind}-`}${hash}_${width}x${height}`
}

export function pictureKindOf(address: string): PictureKind {
  if (address.startsWith('/uploads/order-')) return 'order'
  return address.startsWith('/uploads/claim-') ? 'claim' : 'shop'
}

export function isPictureOfOrder(address: string): boolean {
  return pictureKindOf(address) === 'order'
}

export function pictureAddress(id: string): string {
  return `/uploads/${id}.webp`
}

export function pictureIdAt(address: string): string | null {
  return form.exec(address)?.[1] ?? null
}

/** The widths of the smaller copies of a picture: none is wider than the picture itself. */
export function copyWidths(width: number): number[] {
  return pictureWidths.filter((copy) => copy < width)
}

export function pictureFile(id: string, format: PictureFormat, copy?: number): string {
  return `uploads/${id}${copy === undefined ? '' : `-${copy}`}.${format}`
}

export function pictureFiles(id: string): string[] {
  const copies = [undefined, ...copyWidths(Number(idForm.exec(id)?.[1] ?? 0))]
  return (['webp', 'avif'] as const).flatMap((format) =>
    copies.map((copy) => pictureFile(id, format, copy)),
  )
}

function jpegFile(id: string, jpegWidth: JpegWidth): string {
  const isWider = Number(idForm.exec(id)?.[1] ?? 0) > jpegWidth
  return pictureFile(id, 'jpg', isWider ? jpegWidth : undefined)
}

/** Names of the JPEG copies, which the server makes on the first request. */
export function jpegFiles(id: string): string[] {
  return [...new Set(jpegWidths.map((width) => jpegFile(id, width)))]
}

/** The address of a JPEG copy. An external picture has only its address. */
export function jpegAddress(address: string, width: JpegWidth): string {
  const id = pictureIdAt(address)
  return id === null ? address : `/${jpegFile(id, width)}`
}

/** The attributes of an `img`. An external picture has only its address. */
export function pictureSources(address: string, placeholder: string | null = null): PictureSources {
  const [, id, width, height] = form.exec(address) ?? []
  if (id === undefined) return { src: address }
  const size = { width: Number(width), height: Number(height) }
  return {
    src: address,
    srcSet: sourceSet(id, size.width, 'webp'),
    avifSrcSet: sourceSet(id, size.width, 'avif'),
    ...size,
    ...(placeholder === null ? {} : { placeholder }),
  }
}

function sourceSet(id: string, width: number, format: PictureFormat): string {
  return [...copyWidths(width), undefined]
    .map((copy) => `/${pictureFile(id, format, copy)} ${copy ?? width}w`)
    .join(', ')
}
