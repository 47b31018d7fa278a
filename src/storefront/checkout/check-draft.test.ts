import { expect, it } from 'vitest'
import { checkDraft } from './check-draft.ts'
import { newDraft } from './checkout-draft.ts'
import { placeRequest } from './place-request.ts'

const key = '0b6f2f4e-9a55-4bd5-9f5e-6d9f3c1f7a10'
const seen = {
  cart: { items: [] },
  ...{ zone: undefined, day: undefined, slotId: '', paymentMethod: 'card' as const },
  ...{ cashObstacle: null, deliveryFee: 0, total: 0, isConfirmedByEmail: false },
}

it('an empty form has the messages of the server, by the names of the fields', () => {
  const draft = newDraft({
    ...{ id: 'mona', name: '', surname: '', email: 'mona@', phone: '12', profilePicture: null },
    ...{ suspended: false, locale: 'en' as const, role: 'customer' as const },
  })
  const messages = checkDraft(placeRequest(key, draft, seen, null))
  expect(Object.keys(messages)).toEqual(
    expect.arrayContaining([
      'recipient.name',
      'address.street',
      'delivery.slotId',
      'contact.phone',
    ]),
  )
  expect(messages['contact.email']).toBe('Enter a valid email address.')
})
