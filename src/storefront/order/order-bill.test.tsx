import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { orderStatuses, paymentStatuses } from '#commerce/orders/order-statuses.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { sampleOwnOrder } from '../../../tests/support/sample-order.ts'
import { OrderBill } from './order-bill.tsx'
import { OrderLines } from './order-lines.tsx'
import { ProgressLine } from './progress-line.tsx'

const arabicOf = (element: ReactNode) => inLocale('ar', () => renderToStaticMarkup(element))
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ')

it.each(paymentStatuses)('the bill says in Arabic how an order is paid: %s', (paymentStatus) => {
  const html = arabicOf(<OrderBill order={sampleOwnOrder({ paymentStatus })} />)
  expect(textOf(html)).toContain('الإجمالي')
  expect(textOf(html).replace('(PDF)', '').replaceAll(/EGP/g, '')).not.toMatch(/[A-Za-z]/)
})

it.each([
  [10, 'Discount (10%)', 'الخصم (10%)'],
  [null, 'Discount', 'الخصم'],
])('the bill has a line for a discount of %s percent', (percent, english, arabic) => {
  const discount = { amount: 100, percent, reason: '' }
  const bill = <OrderBill order={sampleOwnOrder({ discount, subtotal: 900 })} />
  expect(textOf(renderToStaticMarkup(bill))).toContain(`${english}  -EGP\u00a0100`)
  expect(textOf(renderToStaticMarkup(bill))).toContain('EGP\u00a01,000')
  expect(textOf(arabicOf(bill))).toContain(arabic)
})

it('the bill links to the receipt in the language of the page', () => {
  const order = sampleOwnOrder()
  expect(renderToStaticMarkup(<OrderBill order={order} />)).toContain(
    `href="/o/${order.id}/receipt.pdf"`,
  )
  expect(arabicOf(<OrderBill order={order} />)).toContain(`href="/ar/o/${order.id}/receipt.pdf"`)
})

it('isolates the name of a substituted product', () => {
  const [line] = sampleOwnOrder().lines
  if (!line) throw new Error('The order is empty.')
  const lines = [{ ...line, insteadOf: 'White lilies' }]
  expect(arabicOf(<OrderLines lines={lines} />)).toContain('بدلًا من <bdi>White lilies</bdi>')
})

it.each(orderStatuses)('the progress names its steps in both languages: %s', (status) => {
  const english = textOf(renderToStaticMarkup(<ProgressLine status={status} />))
  const arabic = textOf(arabicOf(<ProgressLine status={status} />))
  if (status === 'cancelled' || status === 'expired') {
    expect([english, arabic]).toEqual(['', ''])
    return
  }
  expect(english).toMatch(/Ordered.+Confirmed.+Preparing.+On the way.+Delivered/)
  expect(arabic).toMatch(/تم تسجيل الطلب.+تم تأكيد الطلب.+قيد التجهيز.+خرج للتوصيل.+تم التوصيل/)
  expect(arabic).not.toMatch(/[A-Za-z]/)
})
