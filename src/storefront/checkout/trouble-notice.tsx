import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import { useCart } from '../cart/cart-store.ts'
import type { Trouble } from './trouble.ts'

export interface TroubleNoticeProps {
  trouble: Exclude<Trouble, { kind: 'fields' }>
  /** It has been dealt with. */
  onSolved: () => void
  /** What was placed is all that was wanted. */
  onEnough: (orderId: string) => void
}

/** Why nothing was ordered, where the button is, with the way on. It takes the focus, because it comes as an answer. */
export function TroubleNotice({ trouble, onSolved, onEnough }: TroubleNoticeProps) {
  switch (trouble.kind) {
    case 'basket':
      return <BasketNotice title={trouble.title} />
    case 'prices':
      return <PriceChanges {...trouble} />
    case 'short':
      return trouble.left > 0 ? (
        <Notice title={`Only ${trouble.left} of ${trouble.name} left`}>
          Your order holds {trouble.left} now. Please look at the new total, and order again.
        </Notice>
      ) : (
        <TakeOut
          title={`${trouble.name} has just sold out`}
          id={trouble.productId}
          {...{ onSolved }}
        />
      )
    case 'gone':
      return (
        <TakeOut
          title={`${trouble.name} is no longer sold`}
          id={trouble.productId}
          {...{ onSolved }}
        />
      )
    case 'placed-before':
      return <PlacedBefore orderId={trouble.orderId} onEnough={onEnough} />
    case 'notice':
      return <Notice title={trouble.title}>{trouble.message}</Notice>
  }
}

function BasketNotice({ title }: { title: string }) {
  return (
    <Notice title={title}>
      <p>Please take something out. It can be an order of its own afterwards.</p>
      <button type="button" className="link" onClick={() => useCart.getState().setOpen(true)}>
        Open the cart
      </button>
    </Notice>
  )
}

function PlacedBefore({
  orderId,
  onEnough,
}: {
  orderId: string
  onEnough: TroubleNoticeProps['onEnough']
}) {
  return (
    <Notice title="Your order was placed as you first sent it">
      <p>
        It is not quite what stands here now. If you press the button again, this becomes an order
        of its own.
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <Link to="/o/$orderId" params={{ orderId }} className="link">
          See the order that was placed
        </Link>
        <button type="button" className="link" onClick={() => onEnough(orderId)}>
          That is all: empty the cart
        </button>
      </p>
    </Notice>
  )
}

function PriceChanges({
  lines,
  seenFee,
  deliveryFee,
  total,
}: Extract<Trouble, { kind: 'prices' }>) {
  return (
    <Notice title="Prices have changed since you saw them">
      <ul className="grid gap-1 tabular-nums">
        {lines.map((line) => (
          <PriceChange key={line.productId} name={line.name} from={line.seen} to={line.now} />
        ))}
        {deliveryFee !== seenFee && <PriceChange name="Delivery" from={seenFee} to={deliveryFee} />}
      </ul>
      <p className="mt-2 flex justify-between gap-4 border-t border-ink/15 pt-2 font-medium tabular-nums">
        <span>New total</span>
        {formatMoney(total)}
      </p>
    </Notice>
  )
}

function PriceChange({ name, from, to }: { name: string; from: Pounds; to: Pounds }) {
  return (
    <li className="flex justify-between gap-4">
      <span>{name}</span>
      <span className="whitespace-nowrap">
        <span className="sr-only">was </span>
        <s className="text-ink-soft">{formatMoney(from)}</s>
        <span className="sr-only">, is now </span> {formatMoney(to)}
      </span>
    </li>
  )
}

function TakeOut({ title, id, onSolved }: { title: string; id: string; onSolved: () => void }) {
  return (
    <Notice title={title}>
      <button
        type="button"
        className="link"
        onClick={() => {
          useCart.getState().remove(id)
          onSolved()
        }}
      >
        Take it out
      </button>
    </Notice>
  )
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-sm bg-butter px-4 py-3 text-sm outline-none"
    >
      <p className="mb-1 font-medium">{title}</p>
      {children}
    </div>
  )
}
