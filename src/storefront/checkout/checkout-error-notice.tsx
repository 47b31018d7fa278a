import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import { useCart } from '../cart/cart-store.ts'
import { checkoutErrorText } from './checkout-error.messages.ts'
import type { CheckoutError } from './checkout-error.ts'
import { takeOut } from './fit-to-stock.ts'

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
  function removeProduct(productId: string) {
    const cart = useCart.getState()
    cart.replace(takeOut(cart, productId))
    onSolved()
  }

  switch (problem.kind) {
    case 'basket':
      return (
        <Notice title={problem.title}>
          <p>{checkoutErrorText('removeSome')}</p>
          <LinkButton onClick={() => useCart.getState().setOpen(true)}>
            {checkoutErrorText('openCart')}
          </LinkButton>
        </Notice>
      )
    case 'prices':
      return <PriceChanges {...problem} />
    case 'short': {
      const { name, left } = problem
      if (left > 0) {
        return (
          <Notice title={checkoutErrorText('onlyLeft', { name, left })}>
            {checkoutErrorText('quantityReduced', { left })}
          </Notice>
        )
      }
      return (
        <Notice title={checkoutErrorText('soldOut', { name })}>
          <LinkButton onClick={() => removeProduct(problem.productId)}>
            {checkoutErrorText('removeFromCart')}
          </LinkButton>
        </Notice>
      )
    }
    case 'gone':
      return (
        <Notice title={checkoutErrorText('gone', { name: problem.name })}>
          <LinkButton onClick={() => removeProduct(problem.productId)}>
            {checkoutErrorText('removeFromCart')}
          </LinkButton>
        </Notice>
      )
    case 'placed-before': {
      const { orderId } = problem
      return (
        <Notice title={checkoutErrorText('placedBefore')}>
          <p>{checkoutErrorText('placedBeforeDiffers')}</p>
          <p className="flex flex-wrap gap-x-6 gap-y-1">
            <Link to="/o/$orderId" params={{ orderId }} className="link">
              {checkoutErrorText('viewOrder')}
            </Link>
            <LinkButton onClick={() => onKeepOrder(orderId)}>
              {checkoutErrorText('keepOrder')}
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
    <Notice title={checkoutErrorText('pricesChanged')}>
      <ul className="grid gap-1">
        {lines.map((line) => (
          <PriceChange key={line.productId} name={line.name} from={line.seen} to={line.now} />
        ))}
        {deliveryFee !== seenFee && (
          <PriceChange name={checkoutErrorText('delivery')} from={seenFee} to={deliveryFee} />
        )}
      </ul>
      <p className="mt-2 flex justify-between gap-4 border-t border-ink/15 pt-2 font-medium">
        <span>{checkoutErrorText('newTotal')}</span>
        {formatMoney(total)}
      </p>
    </Notice>
  )
}

function PriceChange({ name, from, to }: { name: string; from: Pounds; to: Pounds }) {
  return (
    <li className="flex justify-between gap-4">
      <bdi>{name}</bdi>
      <span className="whitespace-nowrap">
        {checkoutErrorText.rich('priceChange', {
          from: formatMoney(from),
          to: formatMoney(to),
          hidden: (text) => <span className="sr-only">{text}</span>,
          old: (text) => <s className="text-ink-soft">{text}</s>,
        })}
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
