// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { show } from '../../../tests/support/show.ts'
import { Leaving } from './leaving.tsx'
import { becameOrder } from './saved-checkout.ts'

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useNavigate: () => () => undefined,
  Link: ({ to, params, children }: { to: string; params: object; children: ReactNode }) => (
    <a href={Object.values(params).reduce((path, value) => path.replace(/\$\w+/, value), to)}>
      {children}
    </a>
  ),
}))

beforeEach(() => sessionStorage.clear())

const wayToOrder = (place: HTMLElement) => place.querySelector('a')?.getAttribute('href')

it('who leaves for the payment is shown nothing else to press', async () => {
  becameOrder('salma', 'order-1')
  const page = show(<Leaving uid="salma" />)
  await page.advance(14_000)
  expect(page.text()).toContain('One moment')
  expect(wayToOrder(page.container)).toBeUndefined()
})

it('whoever stops the way to the payment finds the way to the order after a while', async () => {
  becameOrder('salma', 'order-1')
  const page = show(<Leaving uid="salma" />)
  await page.advance(16_000)
  expect(page.text()).toContain('See your order')
  expect(wayToOrder(page.container)).toBe('/o/order-1')
})

it('where nothing could be kept of the order, the wait stays as it is', async () => {
  const page = show(<Leaving uid="salma" />)
  await page.advance(16_000)
  expect(page.text()).toContain('One moment')
  expect(wayToOrder(page.container)).toBeUndefined()
})
