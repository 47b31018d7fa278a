// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../../tests/support/show.ts'
import { useCart } from '../cart/cart-store.ts'
import { SummaryFoot } from './summary-foot.tsx'
import { troubleOf } from './trouble.ts'

const choices = {
  zone: undefined,
  day: undefined,
  slotId: '',
  paymentMethod: 'cash',
  deliveryFee: 80,
  total: 1080,
} as const

/** What the place of the button looks like after an answer of the server. */
function footAfter(fields: Record<string, string>) {
  const asked = { deliveryFee: 80, nameOf: () => '' }
  const trouble = troubleOf({ ok: false, refusal: 'invalid', fields }, asked)
  const placing = {
    step: 'filling',
    trouble,
    setTrouble: () => undefined,
    place: async () => null,
  } as const
  return show(<SummaryFoot {...{ placing, choices }} changes={[]} />).place
}

it('a cart with more lines than an order holds is told at the button, with the way to change it', () => {
  const foot = footAfter({ lines: 'An order holds at most 30 different things.' })
  const alert = foot.querySelector('[role="alert"]')
  expect(alert?.textContent).toContain('An order holds at most 30 different things.')
  act(() => alert?.querySelector('button')?.click())
  expect(useCart.getState().isCartOpen).toBe(true)
})

it('what is wrong with fields is told beside them alone', () => {
  const foot = footAfter({ 'recipient.name': 'Who are the flowers for?' })
  expect(foot.querySelector('[role="alert"]')).toBeNull()
})
