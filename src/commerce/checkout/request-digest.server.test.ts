import { expect, it } from 'vitest'
import { orderRequest } from '../../../tests/support/factories.ts'
import { digestOf } from './request-digest.server.ts'

const line = { productId: 'roses', quantity: 1, seenUnitPrice: 500 }
const request = orderRequest(
  { zone: { id: 'zone', fee: 75 }, slot: { id: 'slot' } },
  { lines: [line] },
)

it('the request digest ignores the idempotency key and the order of fields', () => {
  const { recipient, ...rest } = request
  const { phone, name } = recipient
  const again = { recipient: { phone, name }, ...rest, idempotencyKey: crypto.randomUUID() }
  expect(digestOf(again)).toBe(digestOf(request))
})

it('the request digest changes with every field', () => {
  const others = [
    { lines: [{ ...line, quantity: 2 }] },
    { lines: [line, line] },
    { recipient: { ...request.recipient, name: 'Salma' } },
    { delivery: { ...request.delivery, date: '2026-12-01' } },
    { senderShown: false },
  ]
  const digests = [request, ...others.map((other) => ({ ...request, ...other }))].map(digestOf)
  expect(new Set(digests).size).toBe(digests.length)
})
