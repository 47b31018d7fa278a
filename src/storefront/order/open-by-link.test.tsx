// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { openOwnerLink } from '#api/owner-links.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { sampleOwnOrder } from '../../../tests/support/sample-order.ts'
import { show } from '../../../tests/support/show.ts'
import { OpenByLink } from './open-by-link.tsx'

const navigate = vi.hoisted(() => vi.fn())
const location = vi.hoisted(() => ({ hash: '' }))

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useHydrated: () => true,
  useNavigate: () => navigate,
  useLocation: ({ select }: { select: (place: { hash: string }) => string }) => select(location),
}))
vi.mock('#api/owner-links.ts', () => ({ openOwnerLink: vi.fn() }))
vi.mock('#api/orders.ts', () => ({}))
vi.mock('#api/profile.ts', () => ({}))
vi.mock('#ui/toast.ts')

const token = 'a'.repeat(43)
const order = { ...sampleOwnOrder({ status: 'awaiting_payment' }), isMine: false }

beforeEach(() => {
  vi.clearAllMocks()
  location.hash = `key=${token}`
})

async function open(seen = order) {
  const page = show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <OpenByLink order={seen} />
    </QueryClientProvider>,
  )
  await page.advance(1)
  return page
}

const withoutToken = {
  to: '/o/$orderId',
  params: { orderId: order.id },
  hash: '',
  replace: true,
}

it('exchanges the token and removes it from the address bar', async () => {
  vi.mocked(openOwnerLink).mockResolvedValueOnce({ ok: true })
  const page = await open()
  expect(openOwnerLink).toHaveBeenCalledExactlyOnceWith({ data: { orderId: order.id, token } })
  expect(navigate).toHaveBeenCalledExactlyOnceWith(withoutToken)
  expect(page.text()).toBe('')
})

it('says that a revoked or expired link no longer works', async () => {
  vi.mocked(openOwnerLink).mockResolvedValueOnce({ ok: false, refusal: 'link-unknown' })
  const page = await open()
  expect(page.text()).toContain('This link no longer works')
  expect(navigate).toHaveBeenCalledWith(withoutToken)
})

it('shows no error to a signed-in owner with an old link', async () => {
  vi.mocked(openOwnerLink).mockResolvedValueOnce({ ok: false, refusal: 'link-unknown' })
  const page = await open({ ...order, isMine: true })
  expect(page.text()).toBe('')
})

it('keeps the token after a lost connection and tries again', async () => {
  vi.mocked(openOwnerLink).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const page = await open()
  expect(page.text()).toContain('Could not open your order')
  expect(navigate).not.toHaveBeenCalled()
  vi.mocked(openOwnerLink).mockResolvedValueOnce({ ok: true })
  page.run(() => page.container.querySelector('button')?.click())
  await page.advance(1)
  expect(navigate).toHaveBeenCalledWith(withoutToken)
})

it('does nothing without a token', async () => {
  location.hash = ''
  await open()
  expect(openOwnerLink).not.toHaveBeenCalled()
})
