import { clsx } from 'clsx'
import { useState } from 'react'

/** URLs of a picture, and its size if known. */
export interface PictureFiles {
  src: string
  srcSet?: string
  /** The same sizes as AVIF. */
  avifSrcSet?: string
  width?: number
  height?: number
  /** A data URL of a few pixels, shown blurred until the picture has loaded. */
  placeholder?: string
}

interface PictureProps extends PictureFiles {
  /** Empty when the text beside the picture says the same. */
  alt: string
  sizes: string
  /** Visible when the page opens: loads with high priority. */
  eager?: boolean | undefined
  className?: string
}

/** A picture on a tile of its size: no layout shift while it loads, and an empty tile if it fails. */
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
