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
vi.mock('#api/checkout.ts', () => ({
  getCheckoutOptions: async () => ({ methods: ['card', 'wallet'] }),
}))
vi.mock('#ui/toast.ts')
// Left for the payment page: this one is never heard of again, unless the browser brings it back.
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
  return { page, button: () => page.place.querySelector('button') }
}

it('whoever chose another way to pay before the page listened pays that way', async () => {
  const { page, button } = showPanel()
  await page.pass(1)
  // As the browser does it, without anybody being told.
  const wallet = page.place.querySelector<HTMLInputElement>('input[value="wallet"]')
  if (!wallet) throw new Error('There is no choice.')
  wallet.checked = true
  page.happens(() => button()?.click())
  expect(vi.mocked(goToPayment).mock.lastCall?.[1]).toBe('wallet')
})

it('whoever comes back from the payment page without having paid can press the button again', async () => {
  const { page, button } = showPanel()
  page.happens(() => button()?.click())
  await page.pass(1)
  expect(button()?.getAttribute('aria-busy')).toBe('true')
  const back = Object.assign(new Event('pageshow'), { persisted: true })
  page.happens(() => void window.dispatchEvent(back))
  expect(button()?.hasAttribute('aria-busy')).toBe(false)
})

it('whoever stops the way to the payment page can press the button again after a while', async () => {
  const { page, button } = showPanel()
  page.happens(() => button()?.click())
  await page.pass(1)
  await page.pass(14_000)
  expect(button()?.getAttribute('aria-busy')).toBe('true')
  await page.pass(2_000)
  expect(button()?.hasAttribute('aria-busy')).toBe(false)
})

it('a way to the payment page that was stopped does not end the wait of the next one', async () => {
  const { page, button } = showPanel()
  page.happens(() => button()?.click())
  await page.pass(1)
  await page.pass(10_000)
  const back = Object.assign(new Event('pageshow'), { persisted: true })
  page.happens(() => void window.dispatchEvent(back))
  page.happens(() => button()?.click())
  await page.pass(1)
  await page.pass(10_000)
  expect(button()?.getAttribute('aria-busy')).toBe('true')
  await page.pass(6_000)
  expect(button()?.hasAttribute('aria-busy')).toBe(false)
})
