import { useEffect, useRef, useState } from 'react'
import type { ProductDetail } from '#commerce/catalogue/product.ts'
import { whenNear } from '#ui/when-near.ts'

/** The reviews of a product that has some. Code and texts load when the user scrolls near them. */
export function DeferredReviews({ product }: { product: ProductDetail }) {
  const [part, setPart] = useState<typeof import('../reviews/product-reviews.tsx')>()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!place.current) return
    return whenNear(place.current, () => {
      import('../reviews/product-reviews.tsx').then(setPart, () => undefined)
    })
  }, [])
  if (!product.reviews) return null
  return (
    <section ref={place} id="reviews" className="page-width min-h-80 scroll-mt-4 pt-16 lg:pt-26">
      {part && <part.ProductReviews product={product} summary={product.reviews} />}
    </section>
  )
}
