import { clsx } from 'clsx'
import type { Product } from '#commerce/catalogue/product.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ProductCard } from '../product/product-card.tsx'
import { listingText } from './listing.messages.ts'

const columns = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:gap-x-6 lg:gap-y-12'

interface ProductGridProps {
  products: readonly Product[]
  large?: boolean
  eagerCount?: number
}

export function ProductGrid({ products, large = false, eagerCount = 0 }: ProductGridProps) {
  const widest = large ? '30vw' : '23vw'
  return (
    <ul className={clsx(columns, !large && 'xl:grid-cols-4')}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={`(min-width: 1280px) ${widest}, (min-width: 768px) 30vw, 46vw`}
            eager={index < eagerCount}
          />
        </li>
      ))}
    </ul>
  )
}

export function ProductGridLoading() {
  return (
    <div role="status" className={clsx(columns, 'pt-8')}>
      <span className="sr-only">{listingText('loading')}</span>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <div key={key}>
          <Skeleton className="aspect-4/5" />
          <Skeleton className="mt-3 h-5 w-2/3" />
          <Skeleton className="mt-1 h-5 w-1/3" />
        </div>
      ))}
    </div>
  )
}
