import { useQuery } from '@tanstack/react-query'
import { productQueries } from '#api/catalogue.queries.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import { ProductCard } from './product-card.tsx'

export function RelatedProducts({ product }: { product: Product }) {
  const { data } = useQuery(productQueries.related(product.category, product.id))
  if (!data || data.products.length === 0) return null
  return (
    <section aria-labelledby="related" className="page-width print:hidden pt-16 lg:pt-26">
      <h2 id="related" className="font-display text-xl">
        You may also like
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 lg:mt-8 lg:grid-cols-4 lg:gap-x-6">
        {data.products.map((related) => (
          <li key={related.id}>
            <ProductCard product={related} sizes="(min-width: 1024px) 23vw, 46vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
