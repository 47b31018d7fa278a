import { useQuery } from '@tanstack/react-query'
import { productQueries } from '#api/catalogue.queries.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import { NotFoundPage } from '#ui/not-found-page.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductNotes } from './product-notes.tsx'
import { ProductPurchase } from './product-purchase.tsx'
import { RelatedProducts } from './related-products.tsx'

export function ProductPage({ id }: { id: string }) {
  const { data: product } = useQuery(productQueries.detail(id))
  return product ? <ProductDetails key={product.id} product={product} /> : <NotFoundPage />
}

/** Pictures on the left; the purchase column beside them is sticky. */
function ProductDetails({ product }: { product: Product }) {
  return (
    <>
      <div className="page-width">
        <Breadcrumbs product={product} />
        <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <ProductGallery product={product} />
          <div className="self-start lg:sticky lg:top-8">
            <ProductPurchase product={product} />
            <ProductNotes product={product} />
          </div>
        </div>
      </div>
      <RelatedProducts product={product} />
    </>
  )
}
