// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { makeAddressLink } from '#api/recipient-address.ts'
import { AuthorizationError } from '#identity/authorization/authorization-error.ts'
import { notify } from '#ui/toast.ts'
import { sampleOwnOrder } from '../../../tests/support/sample-order.ts'
import { show } from '../../../tests/support/show.ts'
import { AddressLinkPanel } from './address-link-panel.tsx'

const navigate = vi.hoisted(() => vi.fn())

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useNavigate: () => navigate,
}))
vi.mock('#api/recipient-address.ts', () => ({ makeAddressLink: vi.fn() }))
vi.mock('#ui/toast.ts')

const order = sampleOwnOrder({ addressBy: 'recipient', addressGivenAt: null })

beforeEach(() => {
  vi.clearAllMocks()
})

async function askForLink() {
  const page = show(<AddressLinkPanel order={order} />)
  page.run(() => page.container.querySelector('button')?.click())
  await page.advance(1)
}

it('redirects to sign-in and back to the order after the session has ended', async () => {
  vi.mocked(makeAddressLink).mockRejectedValueOnce(new AuthorizationError('sign-in'))
  await askForLink()
  expect(vi.mocked(notify.error).mock.lastCall?.[0]).toBe('Please sign in again')
  expect(navigate).toHaveBeenCalledWith({ to: '/login', search: { next: `/o/${order.id}` } })
})

it('shows an error without a redirect when the request fails', async () => {
  vi.mocked(makeAddressLink).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await askForLink()
  expect(vi.mocked(notify.error).mock.lastCall?.[0]).toBe('Could not create the link')
  expect(navigate).not.toHaveBeenCalled()
})
