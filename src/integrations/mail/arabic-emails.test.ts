import { expect, it } from 'vitest'
import { accountEmailTriggers, buildAccountEmail } from '#commerce/emails/account-emails.ts'
import { buildConfirmationEmail } from '#commerce/emails/confirmation-email.ts'
import type { Email } from '#commerce/emails/mailer.ts'
import { orderEmailTriggers } from '#commerce/emails/order-email-trigger.ts'
import { buildOrderEmail } from '#commerce/emails/order-emails.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { linkEmail } from '#identity/providers/embedded/links/link-emails.server.ts'
import { sampleOrder } from '../../../tests/support/sample-order.ts'
import { renderEmail } from './render-email.server.ts'

const origin = 'https://boutique.example'
const image = `/uploads/${'a'.repeat(32)}_1200x1500.webp`
const phones = { phone: '+20 2 5550 0100', whatsApp: '+20 2 5550 0101' }
const expiresAt = Date.UTC(2026, 10, 20, 10, 30)

const [line] = sampleOrder().lines
if (!line) throw new Error('No line.')
const order = sampleOrder({
  locale: 'ar',
  contact: { name: 'منى عادل', email: 'mona@example.com', phone: '+201112345678' },
  recipient: { name: 'ليلى', phone: '+201001234567' },
  lines: [{ ...line, image, name: 'باقة الربيع', insteadOf: 'ورد أحمر', quantity: 2 }],
  address: { ...sampleOrder().address, zoneName: 'الزمالك', street: 'شارع البرازيل', notes: '' },
  delivery: { ...sampleOrder().delivery, slotName: 'بعد الظهر' },
  cardMessage: 'كل سنة وأنتِ طيبة',
})
const facts = {
  amount: 100,
  method: 'card',
  photo: image,
  link: '/o/0123456789abcdefghij#key=token',
  isAddressProved: true,
  phones,
} as const

function render(build: () => Email) {
  return inLocale('ar', () => {
    const email = build()
    return { email, ...renderEmail(email, origin, phones) }
  })
}

const arabic = (change: Parameters<typeof sampleOrder>[0] = {}) => ({ ...order, ...change })
const orderEmails = (
  [
    ['paid', {}],
    ['unpaid', { status: 'awaiting_payment', captured: 0, expiresAt }],
    ['in cash, anonymous', { paymentMethod: 'cash', captured: 0, senderShown: false }],
    ['without an address', { addressBy: 'recipient', addressGivenAt: null }],
  ] as const
).flatMap(([state, change]) =>
  orderEmailTriggers.map((trigger): [string, () => Email] => [
    `${trigger}, ${state}`,
    () => buildOrderEmail(arabic(change), { ...facts, trigger }),
  ]),
)
const claims = (['replacement', 'refund', 'message'] as const).map(
  (kind): [string, () => Email] => [
    `claim answered by a ${kind}`,
    () => {
      const answer = { kind, message: 'نعتذر لك.', at: 0, replacement: null, amount: 100 } as const
      const claim = { answer, replacement: arabic() }
      return buildOrderEmail(arabic(), { ...facts, trigger: 'claim-answered', claim })
    },
  ],
)
const accountEmails = accountEmailTriggers.map((trigger): [string, () => Email] => [
  trigger,
  () => buildAccountEmail(trigger, { name: 'سلمى', undoPath: null }),
])
const linkEmails = (['email-proof', 'password-reset', 'email-change'] as const).map(
  (purpose): [string, () => Email] => [
    purpose,
    () => linkEmail({ purpose, to: 'salma@example.com', token: 'abc' }, origin).email,
  ],
)
const all: [string, () => Email][] = [
  ...orderEmails,
  ...claims,
  ...accountEmails,
  ...linkEmails,
  ['undo', () => buildAccountEmail('email.changed', { name: 'سلمى', undoPath: '/undo?id=1' })],
  [
    'confirmation code',
    () => buildConfirmationEmail({ ...arabic(), expiresAt }, { code: '482109', token: 'token' }),
  ],
]

/** The visible text, without addresses: those are Latin in every language. */
const seen = (text: string) =>
  text.replace(/https?:\/\/\S+/g, '').replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '')

it.each(all)('is in Arabic alone, from right to left: %s', (_name, build) => {
  const { email, html, text } = render(build)
  expect(html).toContain('<html dir="rtl" lang="ar-EG">')
  expect(html).toMatch(/<body[^>]* dir="rtl"/)
  expect(email.subject).toMatch(/\p{Script=Arabic}/u)
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/alt="([^"]*)"/g, '>$1<')
    .replace(/<[^>]*>/g, ' ')
  for (const part of [email.subject, body, text]) expect(seen(part)).not.toMatch(/[A-Za-z]/)
  expect(html).not.toMatch(/dir="auto"|text-align:start/)
})

it.each(all)('links to Arabic pages only: %s', (_name, build) => {
  const { email, html, text } = render(build)
  const links = [...html.matchAll(/href="(https:\/\/boutique[^"]*)"/g)].map(([, href]) => href)
  expect(links).toHaveLength(email.action ? 1 : 0)
  for (const href of links) {
    expect(href).toMatch(/^https:\/\/boutique\.example\/ar\//)
    // On a line of its own, so that no mark becomes a part of it.
    expect(text.split('\n')).toContain(href?.replaceAll('&amp;', '&'))
  }
})

it('isolates numbers, codes and Latin names', () => {
  const { text } = render(() =>
    buildConfirmationEmail({ ...arabic(), expiresAt }, { code: '482109', token: 'token' }),
  )
  expect(text).toContain(': \u20684821-0937\u2069')
  const { email } = render(() =>
    buildOrderEmail(arabic({ recipient: { name: 'Karim Nabil', phone: '' } }), {
      ...facts,
      trigger: 'confirmed',
    }),
  )
  expect(email.subject).toContain('\u20684821-0937\u2069')
  expect(email.paragraphs.join()).toContain('إلى \u2068Karim Nabil\u2069 يوم')
})

it('keeps phone numbers and a message in English from left to right', () => {
  const claim = {
    answer: {
      kind: 'message',
      message: 'Please cut the stems.',
      at: 0,
      replacement: null,
      amount: null,
    },
    replacement: null,
  } as const
  const { html } = render(() =>
    buildOrderEmail(arabic(), { ...facts, trigger: 'claim-answered', claim }),
  )
  expect(html).toMatch(/<p[^>]*dir="ltr"[^>]*text-align:left[^>]*>Please cut the stems\.</)
  expect(html).toContain('<span dir="ltr">+20 2 5550 0100</span>')
})

it('mirrors the columns for clients that know no logical properties', () => {
  const { html } = render(() => buildOrderEmail(arabic(), { ...facts, trigger: 'confirmed' }))
  expect(html).toMatch(/<td[^>]*align="right"[^>]*text-align:right[^>]*>2 × باقة الربيع/)
  expect(html).toMatch(/<td[^>]*align="left"[^>]*text-align:left[^>]*>500/)
  expect(html).not.toMatch(/Fraunces|letter-spacing/)
})
