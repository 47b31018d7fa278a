import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../../../tests/support/sample-order.ts'
import type { ClaimAnswer } from '../claims/claim.ts'
import { claimAnswered } from './claim-emails.ts'

const order = sampleOrder({ status: 'delivered' })
const answer: ClaimAnswer = { kind: 'message', message: '', at: 0, replacement: null, amount: null }
const textOf = (change: Partial<ClaimAnswer>, replacement = sampleOrder()) => {
  const email = claimAnswered(order, { answer: { ...answer, ...change }, replacement })
  return `${email.subject}\n${email.paragraphs.join('\n')}`
}

describe('the email about an answered claim', () => {
  it('names the new order and its day', () => {
    const replacement = sampleOrder({ number: '1111-2222' })
    const text = textOf({ kind: 'replacement', message: 'So sorry.' }, replacement)
    expect(text).toContain('So sorry.')
    expect(text).toContain('1111-2222')
    expect(text).toContain('Saturday 21 November')
  })

  it('names the refunded amount', () => {
    expect(textOf({ kind: 'refund', amount: 100 })).toMatch(/refunding EGP\s100/)
  })

  it('contains the message of staff, each line as a paragraph', () => {
    const { paragraphs } = claimAnswered(order, {
      answer: { ...answer, message: 'Dear Mona,\n\nPlease cut the stems.' },
      replacement: null,
    })
    expect(paragraphs).toEqual(['Dear Mona,', 'Please cut the stems.'])
  })
})
