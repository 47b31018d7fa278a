import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderRequest } from '../../../tests/support/factories.ts'
import type { FieldProblems } from './field-problem.ts'
import { fieldProblems } from './order-fields.ts'
import { orderLimits } from './order-limits.ts'
import { orderRequestSchema } from './order-request.ts'

const id = 'a1b2c3d4e5f6g7h8i9j0'
const line = { productId: id, quantity: 1, seenUnitPrice: 500 }
const wholeForm = orderRequest({ zone: { id, fee: 75 }, slot: { id } }, { lines: [line] })

/** A valid form with one field replaced; `recipient.phone` is a path. */
function formWith(path: string, value: unknown): unknown {
  const form: unknown = structuredClone(wholeForm)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let at = form
  for (const key of keys) at = Reflect.get(Object(at), key)
  Reflect.set(Object(at), last, value)
  return form
}

function problemsFor(form: unknown): FieldProblems {
  const read = orderRequestSchema.safeParse(form)
  return read.success ? {} : fieldProblems(read.error)
}

const problemFor = (path: string, value: unknown) => problemsFor(formWith(path, value))[path]

function read(path: string, value: unknown): unknown {
  const keys = path.split('.')
  let at: unknown = orderRequestSchema.parse(formWith(path, value))
  for (const key of keys) at = Reflect.get(Object(at), key)
  return at
}

const { nameLength, addressFieldLength, addressNotesLength, cardMessageLength } = orderLimits

describe('the order request schema', () => {
  it('accepts a complete form', () => {
    expect(problemsFor(wholeForm)).toEqual({})
  })

  it.each([
    ['recipient.name', 'recipient-name-missing'],
    ['address.street', 'street-missing'],
    ['address.building', 'building-missing'],
    ['contact.name', 'name-missing'],
    ['address.zoneId', 'area-missing'],
    ['delivery.date', 'day-missing'],
    ['delivery.slotId', 'time-missing'],
    ['contact.email', 'email-invalid'],
    ['recipient.phone', 'recipient-phone-invalid'],
    ['contact.phone', 'phone-invalid'],
  ])('asks for %s when it is empty', (path, code) => {
    expect(problemFor(path, '')).toEqual({ code })
  })

  it.each([
    ['recipient.phone', 'recipient-phone-invalid'],
    ['contact.phone', 'phone-invalid'],
  ])('refuses an endless %s as any other that is none', (path, code) => {
    expect(problemFor(path, '0100 123 4567'.padEnd(41, ' '))).toEqual({ code })
  })

  it.each([
    ['evil.example', 'link'],
    ['Salma\nFouad', 'special-characters'],
  ])('refuses the name %j', (name, code) => {
    expect(problemFor('contact.name', name)).toEqual({ code })
  })

  it.each(['recipient.name', 'contact.name', 'address.street', 'address.building'])(
    'rejects blanks as %s',
    (path) => {
      expect(problemFor(path, '  \t ')).toBeDefined()
    },
  )

  it.each(['address.floor', 'address.notes', 'cardMessage'])('accepts a missing %s', (path) => {
    expect(problemFor(path, '')).toBeUndefined()
  })

  it.each([
    ['recipient.name', nameLength],
    ['contact.name', nameLength],
    ['address.street', addressFieldLength],
    ['address.building', addressFieldLength],
    ['address.floor', addressFieldLength],
    ['address.notes', addressNotesLength],
    ['cardMessage', cardMessageLength],
  ])('accepts %s of up to %i characters and reports a longer one', (path, longest) => {
    expect(problemFor(path, 'a'.repeat(longest))).toBeUndefined()
    expect(problemFor(path, 'a'.repeat(longest + 1))).toEqual({ code: 'too-long', longest })
  })

  it.each(['2026-02-30', '2026-13-01', '20-11-2026', '2026-11-20T00:00', 'tomorrow'])(
    'rejects %s as a date',
    (date) => {
      expect(problemFor('delivery.date', date)).toEqual({ code: 'day-missing' })
    },
  )

  it.each(['cheque', '', 'CARD'])('rejects %s as a payment method', (method) => {
    expect(problemFor('paymentMethod', method)).toEqual({ code: 'invalid' })
  })

  it('requires an idempotency key', () => {
    expect(problemFor('idempotencyKey', 'again')).toBeDefined()
  })

  it('normalizes the phone numbers of contact and recipient', () => {
    expect(read('recipient.phone', '٠١٠٠ ١٢٣ ٤٥٦٧')).toBe('+201001234567')
    expect(read('contact.phone', '0044 7911 123456')).toBe('+447911123456')
  })

  it('requires an Egyptian mobile number of the recipient', () => {
    expect(problemFor('recipient.phone', '+447911123456')).toBeDefined()
  })

  it('trims text fields', () => {
    expect(read('recipient.name', '  Karim Nabil ')).toBe('Karim Nabil')
  })
})

describe('the lines of an order request', () => {
  const lines = (count: number) => Array.from({ length: count }, () => line)

  it('must not be empty', () => {
    expect(problemFor('lines', [])).toEqual({ code: 'cart-empty' })
  })

  it('may be as many as one order allows', () => {
    expect(problemFor('lines', lines(orderLimits.lines))).toBeUndefined()
    expect(problemFor('lines', lines(orderLimits.lines + 1))).toEqual({
      code: 'too-many-products',
      most: orderLimits.lines,
    })
  })

  it.each([1, orderLimits.quantityPerLine])('accept the quantity %i', (quantity) => {
    expect(problemFor('lines', [{ ...line, quantity }])).toBeUndefined()
  })

  it.each([0, -1, 1.5, orderLimits.quantityPerLine + 1, Number.NaN, '2', null])(
    'reject the quantity %s',
    (quantity) => {
      expect(problemsFor(formWith('lines', [{ ...line, quantity }]))).toHaveProperty([
        'lines.0.quantity',
      ])
    },
  )

  it.each(["x' or 1=1 --", '', 'short', `${id}x`, { $ne: '' }])(
    'reject the product id %s',
    (productId) => {
      expect(problemsFor(formWith('lines', [{ ...line, productId }]))).toHaveProperty([
        'lines.0.productId',
      ])
    },
  )
})

describe('the card message', () => {
  it.each([
    'كل سنة وأنتِ طيبة يا أمي، من كل قلبي',
    'Happy birthday 🎂💐 from 👩‍👩‍👧‍👦',
    'first line\nsecond line',
    '<b>love</b> & "kisses" \'always\'',
    "'); drop table orders; --",
    'עם אהבה',
  ])('is stored as typed: %s', (message) => {
    expect(read('cardMessage', message)).toBe(message)
  })

  it('accepts any text without control characters', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 100 })
    fc.assert(
      fc.property(text, (message) => {
        fc.pre(message.length <= cardMessageLength && !/\p{Cc}/u.test(message))
        expect(read('cardMessage', message)).toBe(message.trim())
      }),
    )
  })
})

describe('hostile input', () => {
  it.each([null, undefined, 'order', 42, [], { lines: 'all' }, { __proto__: { lines: [] } }])(
    'is rejected with problems: %s',
    (form) => {
      expect(Object.keys(problemsFor(form)).length).toBeGreaterThan(0)
    },
  )

  it.each([
    'recipient.name',
    'contact.name',
    'address.street',
    'address.building',
    'address.floor',
    'address.notes',
    'cardMessage',
  ])('cannot put a NUL character into %s', (path) => {
    expect(problemFor(path, 'Mona\u0000')).toEqual({ code: 'special-characters' })
  })

  it.each(['recipient.name', 'contact.name'])('cannot put a line break into %s', (path) => {
    expect(problemFor(path, 'Mona\r\nBcc: all@example.com')).toEqual({ code: 'special-characters' })
  })

  it('cannot set prices, totals or statuses', () => {
    const order = orderRequestSchema.parse({ ...wholeForm, total: 1, status: 'confirmed' })
    expect(Object.keys(order)).not.toContain('total')
    expect(Object.keys(order)).not.toContain('status')
  })

  it('never makes the validation throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(wholeForm)), (value, field) => {
        expect(() => orderRequestSchema.safeParse(formWith(field, value))).not.toThrow()
      }),
    )
  })
})
