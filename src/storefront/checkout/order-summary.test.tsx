// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { FieldProblems } from '#commerce/checkout/field-problem.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { show } from '../../../tests/support/show.ts'
import { useCart } from '../cart/cart-store.ts'
import { errorOf } from './checkout-error.ts'
import { SummaryFoot } from './order-summary.tsx'

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  Link: () => null,
}))

const choices = {
  zone: undefined,
  day: undefined,
  slotId: '',
  paymentMethod: 'cash',
  cashObstacle: null,
  deliveryFee: 80,
  total: 1080,
  isConfirmedByEmail: true,
} as const

const invalid = (problems: FieldProblems) => ({ ok: false, refusal: 'invalid', problems }) as const

/** Renders the summary after a response of the server. */
function footAfter(
  answer: Parameters<typeof errorOf>[0],
  keepPlacedOrder = (_orderId: string) => {},
) {
  const problem = errorOf(answer, { deliveryFee: 80, priced: '', nameOf: () => '' })
  const placing = {
    isLeaving: false,
    pending: false,
    problem,
    setProblem: () => undefined,
    place: async () => null,
    keepPlacedOrder,
  } as const
  return show(<SummaryFoot {...{ placing, choices }} changes={[]} />).container
}

it('too many lines are reported beside the button, with a link to the cart', () => {
  const foot = footAfter(invalid({ lines: { code: 'too-many-products', most: 30 } }))
  const alert = foot.querySelector('[role="alert"]')
  expect(alert?.textContent).toContain('An order can have at most 30 different products.')
  act(() => alert?.querySelector('button')?.click())
  expect(useCart.getState().isCartOpen).toBe(true)
})

it('invalid fields are reported only beside the fields', () => {
  const foot = footAfter(invalid({ 'recipient.name': { code: 'recipient-name-missing' } }))
  expect(foot.querySelector('[role="alert"]')).toBeNull()
})

it('an earlier order can be kept as the only one', () => {
  const keepPlacedOrder = vi.fn<(orderId: string) => void>()
  const foot = footAfter(
    { ok: false, refusal: 'placed-before', orderId: 'order-1' },
    keepPlacedOrder,
  )
  act(() => foot.querySelector<HTMLButtonElement>('[role="alert"] button')?.click())
  expect(keepPlacedOrder.mock.calls).toEqual([['order-1']])
})

const roses = { productId: 'roses', name: 'Red Roses', seen: 1000, now: 1200 }
const newPrices: Parameters<typeof errorOf>[0] = {
  ok: false,
  refusal: 'price-changed',
  lines: [roses],
  deliveryFee: 80,
  total: 1280,
}

it('a changed price is read out as a sentence', () => {
  const change = () => footAfter(newPrices).querySelector('[role="alert"] li')
  const plain = (text: string | null | undefined) =>
    text?.replaceAll('\u00a0', ' ').replaceAll(/[\u2066-\u2069]/g, '')
  expect(plain(change()?.textContent)).toBe('Red Roseswas EGP 1,000, is now  EGP 1,200')
  expect(plain(inLocale('ar', change)?.textContent)).toMatch(
    /^Red Rosesكان .*1,000.*، وأصبح الآن {2}.*1,200/,
  )
})

it('the button and the note are in the language of the page', () => {
  const foot = () => footAfter(invalid({})).textContent
  expect(foot()).toContain('First, confirm the order with a code that we send to your email.')
  expect(inLocale('ar', foot)).toMatch(/^تأكيد الطلبتدفع .* للمندوب\. أكّد الطلب أولًا برمز/)
})
