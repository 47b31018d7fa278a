// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeAddressLink } from '#api/recipient-address.ts'
import type { AddressSmsView } from '#commerce/orders/recipient-address/address-sms.ts'
import { inLocale } from '#i18n/locale.server.ts'
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
vi.mock('#api/recipient-address.ts', () => ({
  makeAddressLink: vi.fn(),
  resendAddressSms: vi.fn(),
}))
vi.mock('./use-order-request.ts', () => ({
  useOrderRequest: () => ({ send: vi.fn(), pending: false }),
}))
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

it('shares the Arabic page of the recipient from an Arabic page', async () => {
  vi.mocked(makeAddressLink).mockResolvedValueOnce({ ok: true, token: 'secret' })
  await inLocale('ar', async () => {
    const page = show(<AddressLinkPanel order={order} />)
    expect(page.text()).toContain('شارك هذا الرابط الخاص مع Karim Nabil.')
    page.run(() => page.container.querySelector('button')?.click())
    await page.advance(1)
    const link = `${window.location.origin}/ar/a/secret`
    expect(page.text()).toContain(link)
    const chat = new URL(page.container.querySelector('a')?.href ?? '')
    expect(chat.searchParams.get('text')).toBe(
      `ورد في طريقه إليك. من فضلك أخبر محل الورد أين يوصله: ${link}`,
    )
  })
})

describe('for an anonymous sender', () => {
  const panelWith = (sms: Partial<AddressSmsView>) => {
    const addressSms = { state: 'sent', changedAt: 0, resendFrom: 1, ...sms } as const
    const anonymous = { ...order, senderShown: false, addressSms }
    const { container } = show(<AddressLinkPanel order={anonymous} />)
    return {
      text: container.textContent ?? '',
      buttons: [...container.querySelectorAll('button')].map((button) => button.textContent),
    }
  }

  it('says that the shop texts the recipient, until when, and what happens then', () => {
    expect(panelWith({ state: 'waiting' }).text).toContain('We are texting Karim Nabil')
    const { text, buttons } = panelWith({})
    expect(text).toContain('We texted Karim Nabil a private link')
    expect(text).toContain('We need it by Saturday 21 November, 3 pm. If it is still missing then')
    expect(buttons).toEqual(['Text again'])
  })

  it('asks for another number when the message was rejected', () => {
    const { text, buttons } = panelWith({ state: 'rejected' })
    expect(text).toContain('We could not text +201001234567')
    expect(buttons).toEqual(['Create link'])
  })

  it('offers a link after the last message', () => {
    expect(panelWith({ resendFrom: null }).buttons).toEqual(['Create link'])
  })
})
