import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { allPictures } from '#commerce/catalogue/main-image.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { inlineSign } from '#i18n/writing-direction.ts'
import { Picture } from '#ui/picture.tsx'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { gallerySizes } from './prefetch-picture.ts'
import { productText } from './product-page.messages.ts'

const viewer = () => import('#ui/picture-viewer/picture-viewer.tsx')

function prefetchViewer(): void {
  // After a failure, the click loads it.
  viewer().catch(() => undefined)
}

/** A column of pictures on desktop; on phones a swipeable strip with a dot for each picture. */
export function ProductGallery({ product }: { product: Product }) {
  const pictures = allPictures(product).map(({ address, placeholder, alt }, index) => ({
    ...pictureSources(address, placeholder),
    alt: alt || nameOf(product, index + 1),
  }))
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [viewed, setViewed] = useState<number | false>(false)
  const part = useLazyPart(viewed !== false, viewer, setViewed)

  function onScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    // Negative in a page from right to left.
    setShown(Math.round(Math.abs(scrollLeft) / clientWidth))
  }

  if (pictures.length === 0) return <div className="aspect-4/5 rounded-sm bg-linen" />
  return (
    <div className="-mx-4 sm:mx-0">
      <ul
        ref={strip}
        onScroll={onScroll}
        className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] lg:grid lg:gap-4 lg:overflow-visible"
      >
        {pictures.map((picture, index) => (
          <li key={picture.src} className="w-full shrink-0 snap-center">
            <button
              type="button"
              data-early
              aria-haspopup="dialog"
              aria-label={productText('zoomIn', { picture: picture.alt })}
              className="block w-full cursor-zoom-in focus-visible:-outline-offset-2"
              onClick={() => setViewed(index)}
              onPointerEnter={prefetchViewer}
              onFocus={prefetchViewer}
            >
              <Picture
                {...picture}
                sizes={gallerySizes}
                eager={index === 0}
                className="aspect-4/5 w-full sm:rounded-sm"
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && <Dots pictures={pictures} shown={shown} strip={strip} />}
      {part && viewed !== false && (
        <part.PictureViewer
          title={productText('pictures', { name: product.name })}
          pictures={pictures}
          first={viewed}
          onClose={() => setViewed(false)}
        />
      )}
    </div>
  )
}

function nameOf({ name }: Product, number: number): string {
  return number === 1 ? name : productText('picture', { name, number })
}

interface DotsProps {
  pictures: ReadonlyArray<{ src: string }>
  shown: number
  strip: { current: HTMLElement | null }
}

function Dots({ pictures, shown, strip }: DotsProps) {
  function show(index: number) {
    const left = index * (strip.current?.clientWidth ?? 0) * inlineSign()
    strip.current?.scrollTo({ left, behavior: 'smooth' })
  }
  return (
    <div className="flex justify-center print:hidden lg:hidden">
      {pictures.map(({ src }, index) => (
        <button
          key={src}
          type="button"
          aria-label={productText('pictureOf', { number: index + 1, count: pictures.length })}
          aria-current={index === shown}
          className="grid size-11 place-items-center"
          onClick={() => show(index)}
        >
          <span
            className={clsx(
              'size-2 rounded-full forced-colors:border',
              index === shown
                ? 'bg-moss forced-colors:bg-[CanvasText]'
                : 'bg-edge forced-colors:bg-[Canvas]',
            )}
          />
        </button>
      ))}
    </div>
  )
}
