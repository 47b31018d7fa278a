import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type Cart, cartLines } from '#commerce/cart/cart.ts'
import type { CartChange } from '#commerce/cart/refresh-cart.ts'
import { isOnlyAddOn } from '#commerce/catalogue/add-on.ts'
import { mainImage } from '#commerce/catalogue/main-image.ts'
import { isSoldOut } from '#commerce/catalogue/product.ts'
import { soldName } from '#commerce/catalogue/variant.ts'
import { formatMoney } from '#commerce/money.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { Button } from '#ui/button.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { cartChangeMessage } from '../cart/cart-change-message.ts'
import { useCart } from '../cart/cart-store.ts'
import { Bill } from '../order/order-bill.tsx'
import { productLink } from '../product/product-link.ts'
import { checkoutText } from './checkout.messages.ts'
import { CheckoutErrorNotice } from './checkout-error-notice.tsx'
import type { Choices } from './choices.ts'
import type { PlaceOrder } from './use-place-order.ts'

interface OrderSummaryProps {
  cart: Pick<Cart, 'items' | 'totalPrice'>
  placing: PlaceOrder
  changes: readonly CartChange[]
  choices: Choices
}

export function OrderSummary({
  cart,
  children,
  ...foot
}: OrderSummaryProps & { children?: ReactNode }) {
  return (
    <aside
      aria-labelledby="summary"
      className="rounded-sm bg-linen px-5 py-7 max-md:-mx-(--page-margin) max-md:rounded-none max-md:px-(--page-margin) sm:px-8"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="summary" className="font-display text-lg font-normal">
          {checkoutText('summary')}
        </h2>
        <button
          type="button"
          className="link min-h-6 text-xs"
          onClick={() => useCart.getState().setOpen(true)}
        >
          {checkoutText('edit')}
        </button>
      </div>
      <SummaryDetails cart={cart} choices={foot.choices} />
      <div className="mt-6 grid gap-4">
        {children}
        <SummaryFoot {...foot} />
      </div>
    </aside>
  )
}

/** The lines of the order and what it costs. */
export function SummaryDetails({ cart, choices }: Pick<OrderSummaryProps, 'cart' | 'choices'>) {
  const { zone, day, total } = choices
  return (
    <>
      <ul className="mt-4 grid gap-4">
        {cartLines(cart).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of the same product differ only by position.
          <SummaryLine key={`${line.product.id} ${index + 1}`} line={line} />
        ))}
      </ul>
      <Bill
        flowers={cart.totalPrice}
        delivery={
          zone ? (
            formatMoney(zone.fee)
          ) : (
            <span className="text-ink-soft">{checkoutText('feeByArea')}</span>
          )
        }
        surcharge={day?.surcharge ?? null}
        total={total}
      />
    </>
  )
}

function SummaryLine({ line }: { line: ReturnType<typeof cartLines>[number] }) {
  const { product, quantity, price, addedTo } = line
  const image = mainImage(product)
  const isAddOn = addedTo !== undefined
  const name = <LocalizedText>{soldName(product)}</LocalizedText>
  return (
    <li
      className={clsx(
        'grid items-start gap-4',
        isAddOn ? 'ms-4 grid-cols-[3rem_1fr_auto]' : 'grid-cols-[4rem_1fr_auto]',
      )}
    >
      <PictureTile
        files={image ? pictureSources(image) : null}
        sizes="64px"
        className={clsx('bg-line!', isAddOn ? 'aspect-square' : 'aspect-4/5')}
      />
      <span className="min-w-0">
        {isOnlyAddOn(product) ? (
          <span>{name}</span>
        ) : (
          <Link
            {...productLink(product)}
            className={clsx('hover:text-moss', !isAddOn && 'font-medium')}
          >
            {name}
          </Link>
        )}
        <span className="block text-xs text-ink-soft">
          {isSoldOut(product)
            ? checkoutText('soldOut')
            : quantity > 1 && `${groupDigits(quantity)} × ${formatMoney(price / quantity)}`}
        </span>
      </span>
      <span>{formatMoney(price)}</span>
    </li>
  )
}

/** Messages and button. */
export function SummaryFoot({ placing, changes, choices }: Omit<OrderSummaryProps, 'cart'>) {
  const { problem, pending } = placing
  const isOnline = choices.paymentMethod !== 'cash'
  const total = formatMoney(choices.total)
  return (
    <>
      {/* Always mounted: screen readers announce what appears in it. */}
      <div role="status" className="grid gap-1 rounded-sm bg-butter px-4 py-3 empty:sr-only">
        {!problem &&
          changes.map((change) => <p key={change.productId}>{cartChangeMessage(change)}</p>)}
      </div>
      {problem && problem.kind !== 'fields' && (
        <CheckoutErrorNotice
          key={JSON.stringify(problem)}
          problem={problem}
          onSolved={() => placing.setProblem(null)}
          onKeepOrder={placing.keepPlacedOrder}
        />
      )}
      <Button type="submit" size="large" wide pending={pending}>
        {problem?.kind === 'prices'
          ? checkoutText('acceptAndOrder')
          : isOnline
            ? checkoutText('orderAndPay', { total })
            : checkoutText('placeOrder')}
      </Button>
      <p className="text-xs text-ink-soft">
        {isOnline
          ? checkoutText('payNext')
          : checkoutText(choices.isConfirmedByEmail ? 'payDriverConfirmed' : 'payDriver', {
              total,
            })}
      </p>
    </>
  )
}
