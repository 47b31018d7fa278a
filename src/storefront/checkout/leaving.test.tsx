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

const orderLink = (place: HTMLElement) => place.querySelector('a')?.getAttribute('href')

it('leaving for the payment page hides all other actions', async () => {
  becameOrder('salma', 'order-1')
  const page = show(<Leaving uid="salma" />)
  await page.advance(14_000)
  expect(page.text()).toContain('Taking you to the next step')
  expect(orderLink(page.container)).toBeUndefined()
})

it('returning from the payment page shows a link to the order after a while', async () => {
  becameOrder('salma', 'order-1')
  const page = show(<Leaving uid="salma" />)
  await page.advance(16_000)
  expect(page.text()).toContain('View your order')
  expect(orderLink(page.container)).toBe('/o/order-1')
})

it('without a stored order the wait stays', async () => {
  const page = show(<Leaving uid="salma" />)
  await page.advance(16_000)
  expect(page.text()).toContain('Taking you to the next step')
  expect(orderLink(page.container)).toBeUndefined()
})
