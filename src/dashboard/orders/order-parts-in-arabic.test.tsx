// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { orderEventKinds } from '#commerce/orders/order-event.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { inLocale } from '#i18n/locale.server.ts'
import type { Locale } from '#i18n/locale.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { sampleOrder } from '../../../tests/support/sample-order.ts'
import { OrderPeople } from './order-people.tsx'
import { OrderNoteForm, OrderTimeline } from './order-timeline.tsx'
import { OrdersTable } from './orders-table.tsx'
import { PaymentAttempts } from './payment-attempts.tsx'
import { UnconfirmedPanel } from './unconfirmed-panel.tsx'

vi.mock('#api/staff-orders.ts', () => ({}))
vi.mock('#api/staff-order-actions.ts', () => ({}))
vi.mock('#api/cash-confirmation.ts', () => ({}))
vi.mock('#api/refunds.ts', () => ({}))
vi.mock('#api/terminal-payments.ts', () => ({}))
vi.mock('#api/cancellations.ts', () => ({}))
vi.mock('#api/owner-links.ts', () => ({}))
vi.mock('#api/personal-data.ts', () => ({}))
vi.mock('#api/recipient-address.ts', () => ({}))
vi.mock('#api/recipient-page.ts', () => ({}))
vi.mock('#api/telephone-orders.ts', () => ({}))
vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<typeof import('@tanstack/react-router')>()),
  useHydrated: () => true,
  useBlocker: () => ({ status: 'idle' }),
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}))

const role: Role = 'superAdmin'

/** The words of a part in Latin letters, without those of customers and of the catalogue. */
function latinWords(part: ReactNode): string[] {
  const markup = markupIn('ar', part)
  const labels = [...markup.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]*)"/g)]
  const text = [markup.replaceAll(/<[^>]*>/g, ' '), ...labels.map(([, label]) => label)].join(' ')
  return text.match(/[A-Za-z]{2,}/g) ?? []
}

function markupIn(locale: Locale, part: ReactNode): string {
  return inLocale(locale, () =>
    renderToStaticMarkup(
      <QueryClientProvider client={createQueryClient(() => undefined)}>{part}</QueryClientProvider>,
    ),
  )
}

const order = sampleOrder({
  recipient: { name: 'كريم', phone: '+201001234567' },
  contact: { name: 'منى', email: 'x@y.z', phone: '+201001234567' },
  cardMessage: 'كل سنة وأنت طيبة',
  captured: 575,
  refunded: 100,
})

it('the timeline has no English words', () => {
  const events = orderEventKinds.map((kind, index) => ({
    kind,
    at: 0,
    actor: 'customer' as const,
    actorId: null,
    staffName: null,
    from: index === 0 ? null : order.status,
    to: order.status,
    note: kind === 'substituted' ? 'فاوانيا for ورد' : 'The order was cancelled.',
  }))
  expect(latinWords(<OrderTimeline events={events} paymentMethod="card" />)).toEqual([])
  expect(latinWords(<OrderNoteForm orderId="a" />)).toEqual([])
})

it('an unconfirmed order has no English words', () => {
  const confirmation = {
    suspicion: { reason: 'phone', orders: 4 },
    sends: 1,
    wrongCodes: 2,
  } as const
  const panel = <UnconfirmedPanel order={order} confirmation={confirmation} role={role} />
  expect(latinWords(panel)).toEqual([])
})

it('payments have no English words', () => {
  const payments = <PaymentAttempts order={order} payments={[]} refunds={[]} role={role} />
  expect(latinWords(payments)).toEqual([])
})

it.each([
  [true, 'PIN confirmed'],
  [false, 'Wrong PIN'],
])(
  'people show who received the flowers, and whether the PIN was right: %s',
  (isPinRight, text) => {
    const handover = { receivedBy: 'Amina', isPinRight }
    const markup = markupIn(
      'en',
      <OrderPeople order={order} addressSms={null} handover={handover} role={role} />,
    )
    expect(markup).toContain('Received by <bdi>Amina</bdi>')
    expect(markup).toContain(text)
  },
)

it('people say nothing of a handover without a report', () => {
  const markup = markupIn(
    'en',
    <OrderPeople order={order} addressSms={null} handover={null} role={role} />,
  )
  expect(markup).not.toMatch(/Received by|PIN/)
})

it.each([
  ['delivered', 'superAdmin', true],
  ['cancelled', 'superAdmin', true],
  ['confirmed', 'superAdmin', false],
  ['delivered', 'seller', false],
] as const)(
  'people of an order that is %s offer a %s to erase the recipient: %s',
  (status, role, isOffered) => {
    const people = { order: { ...order, status }, addressSms: null, handover: null, role }
    const markup = markupIn('en', <OrderPeople {...people} />)
    expect(markup.includes('Erase recipient’s data')).toBe(isOffered)
  },
)

it('people and the list have English words from customers and settings only', () => {
  const { address, delivery } = order
  const given = [address.street, address.building, address.floor, address.notes, address.zoneName]
  const known = new Set([...given, delivery.slotName].join(' ').match(/[A-Za-z]{2,}/g))
  const handover = { receivedBy: 'البواب', isPinRight: false }
  const people = latinWords(
    <OrderPeople
      order={{ ...order, status: 'delivered' }}
      addressSms={null}
      handover={handover}
      role={role}
    />,
  )
  expect(people.filter((word) => !known.has(word))).toEqual([])
  const listed = {
    id: 'a',
    number: '4821-0937',
    status: 'awaiting_payment',
    paymentStatus: 'cash_due',
    paymentMethod: 'cash',
    total: 575,
    cash: 0,
    recipientName: 'كريم',
    zoneName: 'الزمالك',
    deliveryDate: '2026-11-20',
    slotName: 'صباحًا',
    createdAt: 0,
    contactName: 'منى',
    items: [{ name: 'ورد أحمر', quantity: 2, image: null }],
    suspicion: { reason: 'network', orders: 3 },
  } as const
  const table = (
    <OrdersTable
      orders={[listed]}
      view={{ hidden: [], density: 'comfortable' }}
      arrived={new Set(['a'])}
      chosen={new Set()}
      onChoose={() => undefined}
      onSelectAll={() => undefined}
    />
  )
  expect(latinWords(table)).toEqual([])
})
