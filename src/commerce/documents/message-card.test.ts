import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../../../tests/support/sample-order.ts'
import { messageCardOf } from './message-card.ts'

describe('the card of an order', () => {
  it('bears the words, for whom they are, and from whom', () => {
    expect(messageCardOf(sampleOrder())).toEqual({
      ok: true,
      card: {
        recipient: 'Karim Nabil',
        message: 'Happy birthday',
        signature: 'Mona Adel',
        size: 20,
      },
    })
  })

  it('names nobody when the sender wants to stay unknown', () => {
    const card = messageCardOf(sampleOrder({ senderShown: false }))
    expect(JSON.stringify(card)).not.toMatch(/Mona|Adel|example/)
  })

  it('is not printed when there is nothing on it', () => {
    const empty = sampleOrder({ cardMessage: ' ', senderShown: false })
    expect(messageCardOf(empty)).toEqual({ ok: false, refusal: 'nothing-to-print' })
    expect(messageCardOf({ ...empty, senderShown: true })).toMatchObject({ ok: true })
  })

  it('leaves out what would only push the words apart', () => {
    const order = sampleOrder({ cardMessage: ' Love\r\n\r\n\r\n\r\nMona ' })
    expect(messageCardOf(order)).toMatchObject({ card: { message: 'Love\n\nMona' } })
  })

  it('is written by hand when its lines are too many', () => {
    const order = sampleOrder({ cardMessage: 'Love\n'.repeat(60) })
    expect(messageCardOf(order)).toEqual({ ok: false, refusal: 'too-long-to-print' })
  })
})
