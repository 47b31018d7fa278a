import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import { isolated } from '#i18n/isolated.ts'
import { useCart } from '../cart/cart-store.ts'
import type { CheckoutError } from './checkout-error.ts'

interface CheckoutErrorNoticeProps {
  problem: Exclude<CheckoutError, { kind: 'fields' }>
  onSolved: () => void
  /** Called when the shopper does not want another order. */
  onKeepOrder: (orderId: string) => void
}

/**
 * Why the order was not placed, beside the button, with the next step. Takes the focus, because it responds to the
 * button.
 */
export function CheckoutErrorNotice({ problem, onSolved, onKeepOrder }: CheckoutErrorNoticeProps) {
  function takeOut(productId: string) {
    useCart.getState().remove(productId)
    onSolved()
  }

  switch (problem.kind) {
    case 'basket':
      return (
        <Notice title={problem.title}>
          <p>Remove some items. You can order them separately.</p>
          <LinkButton onClick={() => useCart.getState().setOpen(true)}>Open cart</LinkButton>
        </Notice>
      )
    case 'prices':
      return <PriceChanges {...problem} />
    case 'short':
      if (problem.left > 0) {
        return (
          <Notice title={`Only ${problem.left} of ${isolated(problem.name)} left`}>
            Your order now has {problem.left}. Check the new total and order again.
          </Notice>
        )
      }
      return (
        <Notice title={`${isolated(problem.name)} has just sold out`}>
          <LinkButton onClick={() => takeOut(problem.productId)}>Remove from cart</LinkButton>
        </Notice>
      )
    case 'gone':
      return (
        <Notice title={`${isolated(problem.name)} is no longer available`}>
          <LinkButton onClick={() => takeOut(problem.productId)}>Remove from cart</LinkButton>
        </Notice>
      )
    case 'placed-before': {
      const { orderId } = problem
      return (
        <Notice title="Your order has already been placed">
          <p>It differs from this form. If you order again, this becomes a second order.</p>
          <p className="flex flex-wrap gap-x-6 gap-y-1">
            <Link to="/o/$orderId" params={{ orderId }} className="link">
              View the order
            </Link>
            <LinkButton onClick={() => onKeepOrder(orderId)}>
              Keep that order and empty the cart
            </LinkButton>
          </p>
        </Notice>
      )
    }
    case 'notice':
      return <Notice title={problem.title}>{problem.message}</Notice>
  }
}

function PriceChanges({
  lines,
  seenFee,
  deliveryFee,
  total,
}: Extract<CheckoutError, { kind: 'prices' }>) {
  return (
    <Notice title="Prices have changed">
      <ul className="grid gap-1">
        {lines.map((line) => (
          <PriceChange key={line.productId} name={line.name} from={line.seen} to={line.now} />
        ))}
        {deliveryFee !== seenFee && <PriceChange name="Delivery" from={seenFee} to={deliveryFee} />}
      </ul>
      <p className="mt-2 flex justify-between gap-4 border-t border-ink/15 pt-2 font-medium">
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

function LinkButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="link" onClick={onClick}>
      {children}
    </button>
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
