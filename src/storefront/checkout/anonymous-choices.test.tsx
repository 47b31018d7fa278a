// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { CheckoutOptions } from '#commerce/checkout/checkout-options.server.ts'
import { show } from '../../../tests/support/show.ts'
import { AddressSection } from './address-section.tsx'
import { type CheckoutDraft, newDraft } from './checkout-draft.ts'
import { choicesOf } from './choices.ts'
import { MessageSection } from './message-section.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'

const fresh = newDraft({
  id: 'mona',
  name: 'Mona',
  surname: 'Adel',
  email: 'mona@example.com',
  phone: '',
  profilePicture: null,
  suspended: false,
  locale: 'en',
  role: 'customer',
})

const options: CheckoutOptions = {
  zones: [],
  slots: [],
  days: [],
  methods: ['card'],
  cashLimit: 0,
  sendsSms: false,
  provedEmails: [],
}

function Sections({ sendsSms, draft }: { sendsSms: boolean; draft: CheckoutDraft }) {
  const { form } = useCheckoutForm('mona', { draft, idempotencyKey: '' })
  const known = { ...options, sendsSms }
  const section = { form, options: known, choices: choicesOf(form.draft, known, 500) }
  return (
    <>
      <AddressSection {...section} />
      <MessageSection {...section} />
    </>
  )
}

function openForm(sendsSms: boolean, typed: Partial<CheckoutDraft> = {}) {
  const page = show(<Sections sendsSms={sendsSms} draft={{ ...fresh, ...typed }} />)
  const input = (selector: string) => page.container.querySelector<HTMLInputElement>(selector)
  return {
    text: page.text,
    recipient: () => input('[value="recipient"]'),
    sign: () => input('[name="senderShown"]'),
    click: (element: HTMLInputElement | null) => page.run(() => element?.click()),
  }
}

it('a shop that sends no text messages asks no recipient for an anonymous sender, and says why', () => {
  const form = openForm(false)
  expect(form.recipient()?.disabled).toBe(false)
  form.click(form.sign())
  expect(form.recipient()?.disabled).toBe(true)
  expect(form.text()).toContain('Not for anonymous orders')
  form.click(form.sign())
  form.click(form.recipient())
  expect(form.sign()?.disabled).toBe(true)
  expect(form.text()).toContain('To stay anonymous, enter the address above.')
})

it('a restored form with both choices lets either be changed', () => {
  const form = openForm(false, { senderShown: false, addressBy: 'recipient' })
  expect(form.recipient()?.disabled).toBe(false)
  expect(form.sign()?.disabled).toBe(false)
})

it('a shop that sends text messages asks the recipient of an anonymous order', () => {
  const form = openForm(true)
  form.click(form.sign())
  form.click(form.recipient())
  expect(form.recipient()?.checked).toBe(true)
  expect(form.sign()?.checked).toBe(false)
  expect(form.text()).toContain('We text them a private link, without your name.')
})
