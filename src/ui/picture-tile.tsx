import { clsx } from 'clsx'
import { Picture, type PictureFiles } from './picture.tsx'

export interface PictureTileProps {
  /** Null when there is no picture: the tile stays, empty, and what is beside it stays in its place. */
  files: PictureFiles | null
  /** Left out when the words beside it say the same. */
  alt?: string
  sizes: string
  /** Its shape, and its width where nothing around it says so. */
  className: string
}

/** A small picture beside the words that belong to it. */
export function PictureTile({ files, alt = '', sizes, className }: PictureTileProps) {
  return (
    <span className={clsx('block shrink-0 overflow-hidden rounded-sm bg-linen', className)}>
      {files && <Picture {...files} alt={alt} sizes={sizes} className="size-full" />}
    </span>
  )
}
