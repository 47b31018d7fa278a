import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useRef, useState } from 'react'
import { nextDeliveryQueries } from '#api/delivery.ts'
import { isInCart } from '#commerce/cart/cart.ts'
import { isSoldOut, type Product, type ProductDetail } from '#commerce/catalogue/product.ts'
import { endlessSale } from '#commerce/catalogue/sale.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { shownDigits } from '#i18n/shown-digits.ts'
import { Button } from '#ui/button.tsx'
import { CalendarIcon, ShareIcon } from '#ui/icons.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { notify } from '#ui/toast.ts'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { AddOnChoice } from '../add-ons/add-on-choice.tsx'
import { useCart } from '../cart/cart-store.ts'
import { ArrivalPlace } from '../delivery/arrival-place.tsx'
import { dayLabel } from '../layout/next-delivery.ts'
import { ServerClockContext, useCairoDay, useMinute } from '../layout/shop-clock.ts'
import { HeartButton } from '../wishlist/heart-button.tsx'
import { productCardText } from './product-card.messages.ts'
import { productText } from './product-page.messages.ts'
import { ProductPrice, SaleBadge } from './product-price.tsx'
import { saleEndLabel } from './sale-end-label.ts'
import { SizeChoice, VariantFacts } from './size-choice.tsx'
import { usePrice } from './use-price.ts'

const lowStock = 5

/** `chosen` is the product as the chosen variant. */
export function ProductPurchase({ product, chosen }: { product: ProductDetail; chosen: Product }) {
  const [addOns, setAddOns] = useState<readonly Product[]>([])
  return (
    <>
      <section aria-labelledby="product-name">
        <h1 id="product-name" className="font-display text-2xl">
          <LocalizedText>{product.name}</LocalizedText>
        </h1>
        {product.reviews && (
          <a href="#reviews" className="link mt-2 inline-block text-sm">
            {productText('rated', {
              average: shownDigits(product.reviews.average.toFixed(1)),
              count: product.reviews.count,
            })}
          </a>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <ProductPrice product={chosen} className="text-lg" />
          <SaleBadge product={chosen} />
        </div>
        <SaleEnd product={chosen} />
        <SizeChoice product={product} chosen={chosen} />
        <VariantFacts {...chosen} />
        <ArrivalPlace product={chosen} />
        <div className="mt-5 grid gap-1">
          {!isSoldOut(chosen) && <EarliestDelivery product={chosen} />}
          <StockLeft stock={chosen.stock} />
        </div>
        {isSoldOut(chosen) ? (
          <SoldOut key={chosen.id} product={product} chosen={chosen} />
        ) : (
          <Purchase key={chosen.id} product={product} chosen={chosen} addOns={addOns} />
        )}
        <div className="print:hidden mt-3">
          <ShareButton product={chosen} />
        </div>
      </section>
      {!isSoldOut(chosen) && (
        <AddOnChoice bouquet={chosen} selected={addOns} onSelect={setAddOns} />
      )}
    </>
  )
}

function SaleEnd({ product }: { product: Product }) {
  const now = useMinute()
  const { clock } = useContext(ServerClockContext)
  const onSale = usePrice(product) !== product.price
  if (!onSale || product.saleEndDate === null || product.saleEndDate === endlessSale) return null
  return <p className="mt-1 text-sm text-blush">{saleEndLabel(product.saleEndDate, now, clock)}</p>
}

function StockLeft({ stock }: Pick<Product, 'stock'>) {
  if (stock === null || stock === 0 || stock > lowStock) return null
  return <p className="text-ink-soft">{productText('onlyLeft', { stock })}</p>
}

interface PurchaseProps {
  product: Product
  chosen: Product
  addOns: readonly Product[]
}

function Purchase({ product, chosen, addOns }: PurchaseProps) {
  const [quantity, setQuantity] = useState(1)
  const inCart = useCart((cart) => isInCart(cart, chosen.id))
  const { add, remove } = useCart.getState()
  const max = Math.min(chosen.stock ?? orderLimits.quantityPerLine, orderLimits.quantityPerLine)
  const row = useRef<HTMLDivElement>(null)
  const bar = useBuyBar()
  const buy = () => add(chosen, quantity, addOns)
  return (
    <div ref={row} className="print:hidden mt-6 flex flex-wrap items-center gap-3">
      {bar && <bar.BuyBar {...{ row }} product={chosen} onAdd={buy} />}
      {!inCart && (
        <QuantityStepper
          label={productText('quantity')}
          size="large"
          value={quantity}
          max={max}
          onChange={setQuantity}
        />
      )}
      <Button
        variant={inCart ? 'quiet' : 'primary'}
        size="large"
        data-early={inCart ? 'discard' : 'add'}
        className="grow"
        onClick={({ detail }) => detail < 2 && (inCart ? remove(chosen.id) : buy())}
      >
        {productCardText(inCart ? 'discard' : 'addToCart')}
      </Button>
      <HeartButton product={product} />
    </div>
  )
}

const stockAlertForm = () => import('./stock-alert-form.tsx')

/** Loaded after the page: a phone shows it below the first view. */
function useBuyBar() {
  const [bar, setBar] = useState<typeof import('./buy-bar.tsx')>()
  useEffect(() => {
    import('./buy-bar.tsx').then(setBar, () => undefined)
  }, [])
  return bar
}

function SoldOut({ product, chosen }: { product: Product; chosen: Product }) {
  const [asks, setAsks] = useState(false)
  const part = useLazyPart(asks, stockAlertForm, setAsks)
  return (
    <div className="mt-6 border-y border-line py-3">
      <div className="flex items-center justify-between gap-4">
        <p className="text-base">{productCardText('soldOut')}</p>
        <HeartButton product={product} />
      </div>
      {part && asks ? (
        <part.StockAlertForm productId={chosen.id} />
      ) : (
        <Button variant="quiet" className="print:hidden" onClick={() => setAsks(true)}>
          {productCardText('emailMe')}
        </Button>
      )}
    </div>
  )
}

function EarliestDelivery({ product }: { product: Pick<Product, 'leadDays'> }) {
  const { data: next } = useQuery(nextDeliveryQueries.after(product.leadDays))
  const today = useCairoDay()
  if (!next) return null
  return (
    <p className="flex gap-2">
      <CalendarIcon className="mt-0.5 size-4.5 shrink-0 text-ink-soft" />
      <span>
        {productText.rich('earliest', {
          day: dayLabel(next.date, today),
          slot: () => <span className="whitespace-nowrap">{formatWindow(next)}</span>,
        })}
      </span>
    </p>
  )
}

function ShareButton({ product }: { product: Product }) {
  const { id, name, variantOf } = product
  async function share() {
    const size = variantOf === null ? '' : `?size=${id}`
    const url = location.origin + location.pathname + size
    // Few desktop browsers have the Web Share API.
    if ('share' in navigator) {
      const wasShared = await navigator.share({ title: name, url }).then(
        () => true,
        (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
      )
      if (wasShared) return
    }
    try {
      await navigator.clipboard.writeText(url)
      notify.success(productText('copied'))
    } catch {
      notify.error(productText('notCopied'), url)
    }
  }

  return (
    <button
      type="button"
      data-early
      className="link inline-flex min-h-11 items-center gap-2 text-sm"
      onClick={share}
    >
      <ShareIcon className="size-4.5" />
      {productText('share')}
    </button>
  )
}
