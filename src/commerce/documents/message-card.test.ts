import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../../../tests/support/sample-order.ts'
import { messageCardOf } from './message-card.ts'

describe('the card of an order', () => {
  it('shows message, recipient and sender', () => {
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

  it('does not name an anonymous sender', () => {
    const card = messageCardOf(sampleOrder({ senderShown: false }))
    expect(JSON.stringify(card)).not.toMatch(/Mona|Adel|example/)
  })

  it('is not printed when it is empty', () => {
    const empty = sampleOrder({ cardMessage: ' ', senderShown: false })
    expect(messageCardOf(empty)).toEqual({ ok: false, refusal: 'nothing-to-print' })
    expect(messageCardOf({ ...empty, senderShown: true })).toMatchObject({ ok: true })
  })

  it('keeps blank lines, and collapses them only where they do not fit', () => {
    const order = sampleOrder({ cardMessage: ' Love\r\n\r\n\r\nMona 🌷 ' })
    expect(messageCardOf(order)).toMatchObject({ card: { message: 'Love\n\n\nMona 🌷' } })
    const long = sampleOrder({ cardMessage: `Love${'\n'.repeat(40)}Mona` })
    expect(messageCardOf(long)).toMatchObject({ card: { message: 'Love\n\nMona' } })
  })

  it('counts an emoji as one wide character', () => {
    const sizeOf = (cardMessage: string) => {
      const card = messageCardOf(sampleOrder({ cardMessage }))
      return card.ok ? card.card.size : null
    }
    expect(sizeOf('👩‍👩‍👧‍👦'.repeat(20))).toBe(sizeOf('a'.repeat(50)))
    expect(sizeOf('💐'.repeat(150))).toBeLessThan(sizeOf('a'.repeat(150)) ?? 0)
  })

  it('is refused when it has too many lines', () => {
    const order = sampleOrder({ cardMessage: 'Love\n'.repeat(60) })
    expect(messageCardOf(order)).toEqual({ ok: false, refusal: 'too-long-to-print' })
  })
})
