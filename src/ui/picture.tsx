import { clsx } from 'clsx'
import { useState } from 'react'

/** Where a picture's files are, and how large they are when that is known. */
export interface PictureFiles {
  src: string
  srcSet?: string
  /** The same sizes as AVIF, for browsers that read it. */
  avifSrcSet?: string
  width?: number
  height?: number
  /** A picture of a few pixels as a data address, drawn large and soft until this one is there. */
  placeholder?: string
}

export interface PictureProps extends PictureFiles {
  /** Empty when the words beside it say the same. */
  alt: string
  /** How wide it is drawn, as in the `sizes` of an image. */
  sizes: string
  /** In view when the page opens: fetched at once and first. */
  eager?: boolean
  className?: string
}

/** A picture on a linen tile of the same shape, so that nothing moves while it comes and nothing breaks if it does not. */
export function Picture({
  alt,
  sizes,
  eager = false,
  className,
  avifSrcSet,
  placeholder,
  ...files
}: PictureProps) {
  const [missing, setMissing] = useState(false)
  if (missing) return <span aria-hidden="true" className={clsx('block bg-linen', className)} />
  return (
    <picture className="contents">
      {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />}
      <img
        {...files}
        alt={alt}
        sizes={sizes}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
        onError={() => setMissing(true)}
        style={
          placeholder
            ? { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover' }
            : undefined
        }
        className={clsx('bg-linen object-cover', className)}
      />
    </picture>
  )
}
