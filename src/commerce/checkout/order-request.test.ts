import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderRequest } from '../../../tests/support/factories.ts'
import { fieldMessages } from './order-fields.ts'
import { orderLimits } from './order-limits.ts'
import { orderRequestSchema } from './order-request.ts'

const id = 'a1b2c3d4e5f6g7h8i9j0'
const line = { productId: id, quantity: 1, seenUnitPrice: 500 }
const wholeForm = orderRequest({ zone: { id, fee: 75 }, slot: { id } }, { lines: [line] })

/** The form with one field filled in differently; `recipient.phone` names a field of a field. */
function formWith(path: string, value: unknown): unknown {
  const form: unknown = structuredClone(wholeForm)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let at = form
  for (const key of keys) at = Reflect.get(Object(at), key)
  Reflect.set(Object(at), last, value)
  return form
}

function messagesFor(form: unknown): Record<string, string> {
  const read = orderRequestSchema.safeParse(form)
  return read.success ? {} : fieldMessages(read.error)
}

const messageFor = (path: string, value: unknown) => messagesFor(formWith(path, value))[path]

function read(path: string, value: unknown): unknown {
  const keys = path.split('.')
  let at: unknown = orderRequestSchema.parse(formWith(path, value))
  for (const key of keys) at = Reflect.get(Object(at), key)
  return at
}

const { nameLength, addressFieldLength, addressNotesLength, cardMessageLength } = orderLimits

describe('the checkout form', () => {
  it('holds when everything is filled in', () => {
    expect(messagesFor(wholeForm)).toEqual({})
  })

  it.each([
    ['recipient.name', 'Who are the flowers for?'],
    ['address.street', 'Please give the street.'],
    ['address.building', 'Please give the building.'],
    ['contact.name', 'Please give your name.'],
    ['address.zoneId', 'Please choose an area.'],
    ['delivery.date', 'Please choose a day.'],
    ['delivery.slotId', 'Please choose a time.'],
    ['contact.email', 'Please check the e-mail address.'],
    ['recipient.phone', 'Please give an Egyptian mobile number, like 0100 123 4567.'],
    [
      'contact.phone',
      'Please give a phone number, with + and the country code if it is not Egyptian.',
    ],
  ])('asks for %s when it is empty', (path, message) => {
    expect(messageFor(path, '')).toBe(message)
  })

  it.each(['recipient.name', 'contact.name', 'address.street', 'address.building'])(
    'does not take spaces for %s',
    (path) => {
      expect(messageFor(path, '  \t ')).toBeDefined()
    },
  )

  it.each(['address.floor', 'address.notes', 'cardMessage'])('can do without %s', (path) => {
    expect(messageFor(path, '')).toBeUndefined()
  })

  it.each([
    ['recipient.name', nameLength],
    ['contact.name', nameLength],
    ['address.street', addressFieldLength],
    ['address.building', addressFieldLength],
    ['address.floor', addressFieldLength],
    ['address.notes', addressNotesLength],
    ['cardMessage', cardMessageLength],
  ])('takes %s up to %i characters, and says so beyond', (path, longest) => {
    expect(messageFor(path, 'a'.repeat(longest))).toBeUndefined()
    expect(messageFor(path, 'a'.repeat(longest + 1))).toContain(String(longest))
  })

  it.each(['2026-02-30', '2026-13-01', '20-11-2026', '2026-11-20T00:00', 'tomorrow'])(
    'does not take %s for a day',
    (date) => {
      expect(messageFor('delivery.date', date)).toBe('Please choose a day.')
    },
  )

  it.each(['cheque', '', 'CARD'])('does not know %s as a way to pay', (method) => {
    expect(messageFor('paymentMethod', method)).toBeDefined()
  })

  it('wants a key of its own for each click', () => {
    expect(messageFor('idempotencyKey', 'again')).toBeDefined()
  })

  it('writes the numbers of both people in their one form', () => {
    expect(read('recipient.phone', '٠١٠٠ ١٢٣ ٤٥٦٧')).toBe('+201001234567')
    expect(read('contact.phone', '0044 7911 123456')).toBe('+447911123456')
  })

  it('wants a mobile number in Egypt of who gets the flowers', () => {
    expect(messageFor('recipient.phone', '+447911123456')).toBeDefined()
  })

  it('takes the spaces off the ends of what was typed', () => {
    expect(read('recipient.name', '  Karim Nabil ')).toBe('Karim Nabil')
  })
})

describe('the basket of an order', () => {
  const lines = (count: number) => Array.from({ length: count }, () => line)

  it('is not empty', () => {
    expect(messageFor('lines', [])).toBe('Your cart is empty.')
  })

  it('holds as many lines as one order may', () => {
    expect(messageFor('lines', lines(orderLimits.lines))).toBeUndefined()
    expect(messageFor('lines', lines(orderLimits.lines + 1))).toBe(
      'An order holds at most 30 different things.',
    )
  })

  it.each([1, orderLimits.quantityPerLine])('may have %i of a kind', (quantity) => {
    expect(messageFor('lines', [{ ...line, quantity }])).toBeUndefined()
  })

  it.each([0, -1, 1.5, orderLimits.quantityPerLine + 1, Number.NaN, '2', null])(
    'never has %s of a kind',
    (quantity) => {
      expect(messagesFor(formWith('lines', [{ ...line, quantity }]))).toHaveProperty([
        'lines.0.quantity',
      ])
    },
  )

  it.each(["x' or 1=1 --", '', 'short', `${id}x`, { $ne: '' }])(
    'does not look for a product called %s',
    (productId) => {
      expect(messagesFor(formWith('lines', [{ ...line, productId }]))).toHaveProperty([
        'lines.0.productId',
      ])
    },
  )
})

describe('the words on the card', () => {
  it.each([
    'كل سنة وأنتِ طيبة يا أمي، من كل قلبي',
    'Happy birthday 🎂💐 from 👩‍👩‍👧‍👦',
    'first line\nsecond line',
    '<b>love</b> & "kisses" \'always\'',
    "'); drop table orders; --",
    'עם אהבה',
  ])('are taken as they were written: %s', (message) => {
    expect(read('cardMessage', message)).toBe(message)
  })

  it('are any text without control characters', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 100 })
    fc.assert(
      fc.property(text, (words) => {
        fc.pre(words.length <= cardMessageLength && !/\p{Cc}/u.test(words))
        expect(read('cardMessage', words)).toBe(words.trim())
      }),
    )
  })
})

describe('hostile input', () => {
  it.each([null, undefined, 'order', 42, [], { lines: 'all' }, { __proto__: { lines: [] } }])(
    'is refused with messages: %s',
    (form) => {
      expect(Object.keys(messagesFor(form)).length).toBeGreaterThan(0)
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
  ])('has no character in %s that a database cannot keep', (path) => {
    expect(messageFor(path, 'Mona\u0000')).toBe('Remove special characters.')
  })

  it.each(['recipient.name', 'contact.name'])('has one line in %s, and no second', (path) => {
    expect(messageFor(path, 'Mona\r\nBcc: all@example.com')).toBeDefined()
  })

  it('brings no prices, totals or states of its own', () => {
    const order = orderRequestSchema.parse({ ...wholeForm, total: 1, status: 'confirmed' })
    expect(Object.keys(order)).not.toContain('total')
    expect(Object.keys(order)).not.toContain('status')
  })

  it('never makes the check itself fail', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(wholeForm)), (value, field) => {
        expect(() => orderRequestSchema.safeParse(formWith(field, value))).not.toThrow()
      }),
    )
  })
})
