import { expect, it } from 'vitest'
import { sampleOwnOrder } from '../../../tests/support/sample-order.ts'
import { cardDraft, recipientDraft } from './order-again-draft.ts'

it('recipient and address of an order are repeated', () => {
  expect(recipientDraft(sampleOwnOrder())).toEqual({
    forOneself: false,
    addressBy: 'sender',
    'recipient.name': 'Karim Nabil',
    'recipient.phone': '+201001234567',
    'address.zoneId': 'zamalek',
    'address.street': 'Brazil Street',
    'address.building': '12',
    'address.floor': '3',
    'address.notes': 'Ring twice',
  })
})

it('an anonymous card stays anonymous', () => {
  expect(cardDraft(sampleOwnOrder({ senderShown: false }))).toEqual({
    forOneself: false,
    cardMessage: 'Happy birthday',
    senderShown: false,
  })
})
