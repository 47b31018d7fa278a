import { expect, it } from 'vitest'
import { orderRequest } from '../../../tests/support/factories.ts'
import { fieldProblems } from '../checkout/order-fields.ts'
import { telephoneOrderSchema } from './telephone-order.ts'

const id = 'a1b2c3d4e5f6g7h8i9j0'
const line = { productId: id, quantity: 1, seenUnitPrice: 500 }
const order = orderRequest({ zone: { id, fee: 75 }, slot: { id } }, { lines: [line] })

function problemsWith(email: string) {
  const typed = { ...order, contact: { ...order.contact, email }, customerId: null, locale: 'en' }
  const read = telephoneOrderSchema.safeParse(typed)
  return read.success ? {} : fieldProblems(read.error)
}

it.each(['', '  ', 'mona@example.com'])('accepts the email %j', (email) => {
  expect(problemsWith(email)).toEqual({})
})

it('names an email that is none', () => {
  expect(problemsWith('mona@')).toEqual({ 'contact.email': { code: 'email-invalid' } })
})
