/**
 * A stored picture says in its address how large it is, so that a page can keep its place without asking:
 * `/uploads/0f3c…_1200x1500.webp`. Smaller copies stand beside it: `/uploads/0f3c…_1200x1500-400.webp`.
 */
const form = /^\/uploads\/([0-9a-f]{32})_(\d{1,5})x(\d{1,5})\.webp$/

export const pictureWidths = [400, 800, 1200] as const

export interface PictureSources {
  src: string
  srcSet?: string
  width?: number
  height?: number
}

export function pictureName(hash: string, width: number, height: number): string {
  return `${hash}_${width}x${height}`
}

export function pictureAddress(name: string): string {
  return `/uploads/${name}.webp`
}

/** The widths of the smaller copies of a picture: none is wider than the picture itself. */
export function copyWidths(width: number): number[] {
  return pictureWidths.filter((copy) => copy < width)
}

/** What an `img` needs. A picture from elsewhere has its address alone. */
export function pictureSources(address: string): PictureSources {
  const match = form.exec(address)
  if (!match) return { src: address }
  const width = Number(match[2])
  const height = Number(match[3])
  const stem = address.slice(0, -'.webp'.length)
  const copies = copyWidths(width).map((copy) => `${stem}-${copy}.webp ${copy}w`)
  return { src: address, srcSet: [...copies, `${address} ${width}w`].join(', '), width, height }
}
