import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { type Cart, countItems } from '#commerce/cart/cart.ts'
import { formatMoney } from '#commerce/money.ts'
import { cartText } from '../cart/cart.messages.ts'
import { checkoutText } from './checkout.messages.ts'
import type { Choices } from './choices.ts'
import { SummaryDetails } from './order-summary.tsx'

interface SummaryBarProps {
  cart: Pick<Cart, 'items' | 'totalPrice'>
  choices: Choices
}

/** The total of the order at the top of a phone, which opens to the whole summary. */
export function SummaryBar({ cart, choices }: SummaryBarProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { zone, total } = choices
  return (
    <div className="page-bleed sticky top-0 z-10 border-b border-line bg-linen md:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="flex min-h-12 w-full items-center gap-2 text-sm hover:text-moss"
        onClick={() => setOpen(!open)}
      >
        {checkoutText('summary')}
        <span className="text-ink-soft max-[22rem]:hidden">
          {cartText('items', { count: countItems(cart) })}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-4 shrink-0 transition-[rotate]', open && 'rotate-180')}
        />
        <span className="ms-auto font-medium whitespace-nowrap">
          {zone ? formatMoney(total) : checkoutText('plusDelivery', { total: formatMoney(total) })}
        </span>
      </button>
      <div id={id} hidden={!open} className="max-h-[70dvh] overflow-y-auto pb-6">
        {open && <SummaryDetails {...{ cart, choices }} />}
      </div>
    </div>
  )
}
