// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '#platform/query-client.ts'
import { sampleOwnOrder } from '../../../tests/support/sample-order.ts'
import { show } from '../../../tests/support/show.ts'
import { goToPayment } from './go-to-payment.ts'
import { PaymentPanel } from './payment-panel.tsx'

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useNavigate: () => () => undefined,
}))
vi.mock('#api/payments.ts', () => ({ getOnlineMethods: async () => ['card', 'wallet'] }))
vi.mock('#api/orders.ts', () => ({}))
vi.mock('#api/profile.ts', () => ({}))
vi.mock('#ui/toast.ts')
// As after the redirect to the payment page: the promise resolves and the page stays.
vi.mock('./go-to-payment.ts', () => ({ goToPayment: vi.fn(async () => null) }))

function showPanel() {
  const order = sampleOwnOrder({
    status: 'awaiting_payment',
    paymentStatus: 'pending',
    paymentMethod: 'card',
  })
  const page = show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <PaymentPanel order={order} />
    </QueryClientProvider>,
  )
  return { page, button: () => page.container.querySelector('button') }
}

it('uses a payment method that was chosen before hydration', async () => {
  const { page, button } = showPanel()
  await page.advance(1)
  // As the browser checks a radio button before React listens.
  const wallet = page.container.querySelector<HTMLInputElement>('input[value="wallet"]')
  if (!wallet) throw new Error('There is no choice.')
  wallet.checked = true
  page.run(() => button()?.click())
  expect(vi.mocked(goToPayment).mock.lastCall?.[1]).toBe('wallet')
})

it('enables the button again when the customer returns from the payment page', async () => {
  const { page, button } = showPanel()
  page.run(() => button()?.click())
  await page.advance(1)
  expect(button()?.getAttribute('aria-busy')).toBe('true')
  const back = Object.assign(new Event('pageshow'), { persisted: true })
  page.run(() => void window.dispatchEvent(back))
  expect(button()?.hasAttribute('aria-busy')).toBe(false)
})

it('enables the button again some time after the customer stops the navigation', async () => {
  const { page, button } = showPanel()
  page.run(() => button()?.click())
  await page.advance(1)
  await page.advance(14_000)
  expect(button()?.getAttribute('aria-busy')).toBe('true')
  await page.advance(2_000)
  expect(button()?.hasAttribute('aria-busy')).toBe(false)
})

it('does not apply the timeout of a stopped navigation to the next one', async () => {
  const { page, button } = showPanel()
  page.run(() => button()?.click())
  await page.advance(1)
  await page.advance(10_000)
  const back = Object.assign(new Event('pageshow'), { persisted: true })
  page.run(() => void window.dispatchEvent(back))
  page.run(() => button()?.click())
  await page.advance(1)
  await page.advance(10_000)
  expect(button()?.getAttribute('aria-busy')).toBe('true')
  await page.advance(6_000)
  expect(button()?.hasAttribute('aria-busy')).toBe(false)
})
