import { clsx } from 'clsx'
import { Picture, type PictureFiles } from './picture.tsx'

interface PictureTileProps {
  /** Null shows an empty tile of the same size. */
  files: PictureFiles | null
  /** Omit it when the text beside the picture says the same. */
  alt?: string
  sizes: string
  eager?: boolean | undefined
  /** Aspect ratio, and a width unless the parent sets it. */
  className: string
}

export function PictureTile({ files, alt = '', sizes, eager, className }: PictureTileProps) {
  return (
    <span className={clsx('block shrink-0 overflow-hidden rounded-sm bg-linen', className)}>
      {files && <Picture {...files} alt={alt} sizes={sizes} eager={eager} className="size-full" />}
    </span>
  )
}
