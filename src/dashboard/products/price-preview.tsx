import { clsx } from 'clsx'
import { changeProduct, type ProductChange } from '#commerce/catalogue/editing/product-changes.ts'
import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import { formatMoney } from '#commerce/money.ts'
import { localizedName, localizedText } from '#i18n/localized.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { productsText } from './products.messages.ts'
import { unchangedProblemText } from './unchanged-problem.messages.ts'

const mostShown = 100

/** Every price before and after a change, and the products that it leaves as they are. */
export function PricePreview({
  products,
  change,
}: {
  products: readonly StaffProduct[]
  change: ProductChange
}) {
  return (
    <section aria-label={productsText('preview')}>
      <ul className="max-h-56 overflow-y-auto border-y border-line text-xs">
        {products.slice(0, mostShown).map((product) => (
          <ProductPrices key={product.id} product={product} change={change} />
        ))}
        {products.length > mostShown && (
          <li className="py-1.5 text-ink-soft">
            {productsText('previewMore', { count: products.length - mostShown })}
          </li>
        )}
      </ul>
    </section>
  )
}

function ProductPrices({ product, change }: { product: StaffProduct; change: ProductChange }) {
  const changed = changeProduct(product, change, 0)
  const sizesOf = (of: StaffProduct) => [of, ...of.furtherVariants]
  const after = changed.ok ? sizesOf(changed.product) : []
  return (
    <li className="flex flex-wrap justify-between gap-x-3 border-b border-line py-1.5 last:border-0">
      <p className={after.length > 1 ? 'w-full wrap-anywhere' : 'wrap-anywhere'}>
        <LocalizedText>{localizedName(product)}</LocalizedText>
      </p>
      {!changed.ok && <p className="text-blush">{unchangedProblemText(changed.problem)}</p>}
      {after.map((size, index) => (
        <p
          key={size.id}
          className={clsx(
            'flex flex-wrap justify-between gap-x-3 text-ink-soft',
            after.length > 1 && 'w-full',
          )}
        >
          <span>{localizedText({ en: size.variantName, ar: size.variantNameAr })}</span>
          <span className="text-ink">
            {productsText('previewChange', {
              before: formatMoney(sizesOf(product)[index]?.price ?? 0),
              after: formatMoney(size.price),
            })}
          </span>
        </p>
      ))}
    </li>
  )
}
