import {
  type DeliveryOutcome,
  type DeliveryReport,
  longestReason,
  pinLength,
} from '#commerce/drivers/delivery-report.ts'
import type { RunStop } from '#commerce/drivers/driver-run.ts'
import { longestName } from '#commerce/longest-name.ts'
import { westernDigits } from '#i18n/western-digits.ts'

/** The person who has the flowers now; `left`: they are at the place in the notes. */
const receivers = ['recipient', 'someone', 'pin', 'left'] as const
export type Receiver = (typeof receivers)[number]

export const reasonsOf = {
  'nobody-home': ['no-answer', 'not-found', 'no-entry', 'other'],
  refused: ['not-wanted', 'not-right', 'no-cash', 'other'],
  moved: ['later-today', 'call-first', 'other'],
} as const satisfies Record<Exclude<DeliveryOutcome, 'delivered'>, readonly string[]>

export type Failure = keyof typeof reasonsOf
export type Reason = (typeof reasonsOf)[Failure][number]

/** The input of the driver about a stop. */
export interface ReportDraft {
  receiver: Receiver | null
  name: string
  pin: string
  hasCash: boolean
  reason: Reason | null
  note: string
}

export const emptyDraft: ReportDraft = {
  receiver: null,
  name: '',
  pin: '',
  hasCash: false,
  reason: null,
  note: '',
}

export type DraftProblem =
  | 'chooseReceiver'
  | 'enterName'
  | 'enterPin'
  | 'confirmCash'
  | 'takePhoto'
  | 'chooseReason'
  | 'writeNote'
  | 'tooLong'

/** Fields that the driver must fill before the report is complete. */
export type DraftProblems = Partial<
  Record<'receiver' | 'name' | 'pin' | 'cash' | 'photo' | 'reason' | 'note', DraftProblem>
>

export interface DraftContext {
  outcome: DeliveryOutcome
  cashDue: number
  hasPhoto: boolean
}

export function problemsOf(draft: ReportDraft, context: DraftContext): DraftProblems {
  return context.outcome === 'delivered'
    ? problemsOfDelivery(draft, context)
    : problemsOfFailure(draft)
}

function problemsOfDelivery(draft: ReportDraft, { cashDue, hasPhoto }: DraftContext) {
  const problems: DraftProblems = {}
  if (draft.receiver === null) problems.receiver = 'chooseReceiver'
  if (draft.receiver === 'someone') {
    if (draft.name.trim() === '') problems.name = 'enterName'
    if (draft.name.trim().length > longestName) problems.name = 'tooLong'
  }
  if (draft.receiver === 'pin' && pinOf(draft).length !== pinLength) problems.pin = 'enterPin'
  // No recipient confirms flowers that were left, so the photograph is the proof.
  if (draft.receiver === 'left' && !hasPhoto) problems.photo = 'takePhoto'
  if (cashDue > 0 && !draft.hasCash) problems.cash = 'confirmCash'
  return problems
}

// The label of the reason stands before the note.
const longestNote = longestReason - 60

function problemsOfFailure({ reason, note }: ReportDraft): DraftProblems {
  const problems: DraftProblems = {}
  if (reason === null) problems.reason = 'chooseReason'
  if (reason === 'other' && note.trim() === '') problems.note = 'writeNote'
  if (note.trim().length > longestNote) problems.note = 'tooLong'
  return problems
}

interface ReportOccasion {
  stop: Pick<RunStop, 'orderId' | 'recipient'> & { cashDue?: number }
  outcome: DeliveryOutcome
  reportId: string
  happenedAt: number
  /** The label of a reason, or of flowers that were left. */
  label: (of: Exclude<Reason, 'other'> | 'left') => string
}

/** The report of a complete draft. */
export function reportOf(draft: ReportDraft, occasion: ReportOccasion): DeliveryReport {
  const { stop, outcome, reportId, happenedAt, label } = occasion
  const report = { reportId, orderId: stop.orderId, outcome, happenedAt }
  const note = draft.note.trim()
  if (outcome !== 'delivered') {
    const { reason } = draft
    const chosen = reason === null || reason === 'other' ? [] : [label(reason)]
    return { ...report, reason: [...chosen, ...(note ? [note] : [])].join(': ') }
  }
  return {
    ...report,
    reason: draft.receiver === 'left' ? label('left') : '',
    ...proofOf(draft, stop.recipient.name),
    ...(stop.cashDue ? { cashCollected: stop.cashDue } : {}),
  }
}

function proofOf(draft: ReportDraft, recipient: string) {
  if (draft.receiver === 'recipient') return { receivedBy: recipient.slice(0, longestName) }
  if (draft.receiver === 'someone') return { receivedBy: draft.name.trim() }
  return draft.receiver === 'pin' ? { pin: pinOf(draft) } : {}
}

function pinOf({ pin }: ReportDraft): string {
  return westernDigits(pin).replace(/\D/g, '')
}
