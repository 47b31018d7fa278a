import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import { useCart } from '../cart/cart-store.ts'
import type { CheckoutError } from './checkout-error.ts'

export interface CheckoutErrorNoticeProps {
  problem: Exclude<CheckoutError, { kind: 'fields' }>
  /** It has been dealt with. */
  onSolved: () => void
  /** What was placed is all that was wanted. */
  onEnough: (orderId: string) => void
}

/** Why nothing was ordered, where the button is, with the way on. It takes the focus, because it comes as an answer. */
export function CheckoutErrorNotice({ problem, onSolved, onEnough }: CheckoutErrorNoticeProps) {
  switch (problem.kind) {
    case 'basket':
      return <BasketNotice title={problem.title} />
    case 'prices':
      return <PriceChanges {...problem} />
    case 'short':
      return problem.left > 0 ? (
        <Notice title={`Only ${problem.left} of ${problem.name} left`}>
          Your order holds {problem.left} now. Please look at the new total, and order again.
        </Notice>
      ) : (
        <TakeOut
          title={`${problem.name} has just sold out`}
          id={problem.productId}
          {...{ onSolved }}
        />
      )
    case 'gone':
      return (
        <TakeOut
          title={`${problem.name} is no longer sold`}
          id={problem.productId}
          {...{ onSolved }}
        />
      )
    case 'placed-before':
      return <PlacedBefore orderId={problem.orderId} onEnough={onEnough} />
    case 'notice':
      return <Notice title={problem.title}>{problem.message}</Notice>
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
  onEnough: CheckoutErrorNoticeProps['onEnough']
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
}: Extract<CheckoutError, { kind: 'prices' }>) {
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
