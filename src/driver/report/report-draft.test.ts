import { describe, expect, it } from 'vitest'
import { deliveryReportSchema, longestReason } from '#commerce/drivers/delivery-report.ts'
import { longestName } from '#commerce/longest-name.ts'
import { reportText } from './report.messages.ts'
import { emptyDraft, problemsOf, reasonsOf, reportOf } from './report-draft.ts'

const delivered = { outcome: 'delivered', cashDue: 0, hasPhoto: false } as const
const stop = {
  orderId: 'order-1',
  recipient: { name: 'Mona Adel', phone: '+201001234567' },
}
const occasion = {
  stop,
  reportId: '11111111-1111-4111-8111-111111111111',
  happenedAt: 1_000,
  label: reportText,
}

describe('a delivery', () => {
  it('needs to know who received it', () => {
    expect(problemsOf(emptyDraft, delivered)).toEqual({ receiver: 'chooseReceiver' })
    expect(problemsOf({ ...emptyDraft, receiver: 'recipient' }, delivered)).toEqual({})
  })

  it('needs a name for someone else', () => {
    const someone = { ...emptyDraft, receiver: 'someone' } as const
    expect(problemsOf({ ...someone, name: ' ' }, delivered)).toEqual({ name: 'enterName' })
    const name = 'a'.repeat(longestName)
    expect(problemsOf({ ...someone, name }, delivered)).toEqual({})
    expect(problemsOf({ ...someone, name: `${name}a` }, delivered)).toEqual({ name: 'tooLong' })
  })

  it.each([
    ['123', { pin: 'enterPin' }],
    ['1234', {}],
    ['١٢٣٤', {}],
    ['12345', { pin: 'enterPin' }],
  ])('accepts four digits as PIN: %s', (pin, problems) => {
    expect(problemsOf({ ...emptyDraft, receiver: 'pin', pin }, delivered)).toEqual(problems)
  })

  it('needs a photograph of flowers that no recipient took', () => {
    const left = { ...emptyDraft, receiver: 'left' } as const
    expect(problemsOf(left, delivered)).toEqual({ photo: 'takePhoto' })
    expect(problemsOf(left, { ...delivered, hasPhoto: true })).toEqual({})
  })

  it('needs the cash first', () => {
    const draft = { ...emptyDraft, receiver: 'recipient' } as const
    const context = { ...delivered, cashDue: 1 }
    expect(problemsOf(draft, context)).toEqual({ cash: 'confirmCash' })
    expect(problemsOf({ ...draft, hasCash: true }, context)).toEqual({})
  })

  it('reports receiver and cash', () => {
    const draft = { ...emptyDraft, receiver: 'recipient', hasCash: true } as const
    const withCash = { ...occasion, stop: { ...stop, cashDue: 800 }, outcome: 'delivered' } as const
    expect(reportOf(draft, withCash)).toMatchObject({
      receivedBy: 'Mona Adel',
      cashCollected: 800,
      reason: '',
    })
  })

  it('reports the PIN in western digits, and no name', () => {
    const draft = { ...emptyDraft, receiver: 'pin', pin: '١٢٣٤' } as const
    const report = reportOf(draft, { ...occasion, outcome: 'delivered' })
    expect(report).toMatchObject({ pin: '1234' })
    expect(report).not.toHaveProperty('receivedBy')
    expect(report).not.toHaveProperty('cashCollected')
  })
})

describe('a failed delivery', () => {
  const failed = { outcome: 'refused', cashDue: 0, hasPhoto: false } as const

  it('needs a reason, and a note if that is another one', () => {
    expect(problemsOf(emptyDraft, failed)).toEqual({ reason: 'chooseReason' })
    expect(problemsOf({ ...emptyDraft, reason: 'other' }, failed)).toEqual({ note: 'writeNote' })
    expect(problemsOf({ ...emptyDraft, reason: 'not-wanted' }, failed)).toEqual({})
  })

  it('reports the reason with the note', () => {
    const draft = { ...emptyDraft, reason: 'not-wanted', note: ' Wrong person ' } as const
    expect(reportOf(draft, { ...occasion, outcome: 'refused' }).reason).toBe(
      'Did not want it: Wrong person',
    )
    const other = { ...emptyDraft, reason: 'other', note: 'Closed shop' } as const
    expect(reportOf(other, { ...occasion, outcome: 'refused' }).reason).toBe('Closed shop')
  })

  it('has room for the longest note behind every reason', () => {
    const note = 'a'.repeat(longestReason - 60)
    for (const reason of Object.values(reasonsOf).flat()) {
      const draft = { ...emptyDraft, reason, note }
      expect(problemsOf(draft, failed)).toEqual({})
      const report = reportOf(draft, { ...occasion, outcome: 'refused' })
      expect(deliveryReportSchema.safeParse(report).success).toBe(true)
    }
    expect(problemsOf({ ...emptyDraft, reason: 'other', note: `${note}a` }, failed)).toEqual({
      note: 'tooLong',
    })
  })
})
