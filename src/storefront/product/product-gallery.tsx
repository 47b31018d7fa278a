import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { allImages } from '#commerce/catalogue/main-image.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Picture } from '#ui/picture.tsx'

const sizes = '(min-width: 1024px) 54vw, 100vw'

/** One below the other on a desk; on a phone side by side, drawn with a finger, with a dot for each. */
export function ProductGallery({ product }: { product: Product }) {
  const images = allImages(product)
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)

  function onScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setShown(Math.round(scrollLeft / clientWidth))
  }

  function show(index: number) {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'smooth' })
  }

  if (images.length === 0) return <div className="aspect-4/5 rounded-sm bg-linen" />
  return (
    <div className="-mx-4 sm:mx-0">
      <ul
        ref={strip}
        onScroll={onScroll}
        className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] lg:grid lg:gap-4 lg:overflow-visible"
      >
        {images.map((address, index) => (
          <li key={address} className="w-full shrink-0 snap-center">
            <Picture
              {...pictureSources(address)}
              alt={index === 0 ? product.name : `${product.name}, view ${index + 1}`}
              sizes={sizes}
              eager={index === 0}
              className="aspect-4/5 w-full sm:rounded-sm"
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className="flex justify-center lg:hidden">
          {images.map((address, index) => (
            <button
              key={address}
              type="button"
              aria-label={`View ${index + 1} of ${images.length}`}
              aria-current={index === shown}
              className="grid size-8 place-items-center"
              onClick={() => show(index)}
            >
              <span
                className={clsx('size-2 rounded-full', index === shown ? 'bg-moss' : 'bg-line')}
              />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
