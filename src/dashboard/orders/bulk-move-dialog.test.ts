import { expect, it } from 'vitest'
import { summarizeMove } from './bulk-move-dialog.tsx'

const today = '2026-11-20'
const tomorrow = '2026-11-21'
const cash = { cash: 575 }

it('counts orders, days and emails, and marks orders of another day', () => {
  const orders = [
    { status: 'preparing', deliveryDate: tomorrow, ...cash },
    { status: 'preparing', deliveryDate: today, ...cash },
    { status: 'delivery_failed', deliveryDate: tomorrow, ...cash },
    { status: 'delivered', deliveryDate: today, ...cash },
  ] as const
  expect(summarizeMove(orders, 'out_for_delivery', today)).toEqual({
    count: 3,
    days: [
      { date: today, count: 1, isOther: false },
      { date: tomorrow, count: 2, isOther: true },
    ],
    emails: 3,
    cash: 0,
  })
})

it('counts no emails for a move that sends none', () => {
  const orders = [{ status: 'confirmed', deliveryDate: tomorrow, ...cash }] as const
  expect(summarizeMove(orders, 'preparing', today)).toMatchObject({
    count: 1,
    days: [{ isOther: false }],
    emails: 0,
  })
})

it('sums up the cash that a delivery collects', () => {
  const orders = [
    { status: 'out_for_delivery', deliveryDate: today, ...cash },
    { status: 'out_for_delivery', deliveryDate: today, cash: 0 },
  ] as const
  expect(summarizeMove(orders, 'delivered', today).cash).toBe(575)
})
