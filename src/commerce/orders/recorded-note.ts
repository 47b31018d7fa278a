import { currentLocale } from '#i18n/locale.ts'
import { formatMoney } from '../money.ts'
import { recordedText } from './recorded-note.messages.ts'

/** The wording with which the shop records each note, and how it is shown. */
const sentences: Readonly<Record<string, () => string>> = {
  'Released: not confirmed.': () => recordedText('released'),
  'The order was cancelled.': () => recordedText('cancelled'),
  'The order could no longer take the payment.': () => recordedText('unusable'),
  'The payment came late.': () => recordedText('late'),
  'The order was paid by another payment.': () => recordedText('paidByAnother'),
  'The order no longer awaited payment.': () => recordedText('notAwaiting'),
  'The paid amount differs.': () => recordedText('differs'),
  'The payment method differs.': () => recordedText('methodDiffers'),
  'Refunded at the payment provider.': () => recordedText('atProvider'),
  'The provider has no record of it.': () => recordedText('noRecord'),
  'The payment provider refused it.': () => recordedText('refused'),
  'The refund was delayed and will be retried.': () => recordedText('delayed'),
  'The payment provider is busy.': () => recordedText('busy'),
  'Freshness claim': () => recordedText('claim'),
  'Cancellation declined.': () => recordedText('declined'),
  'Ordered by telephone.': () => recordedText('byTelephone'),
  'The order was changed.': () => recordedText('changed'),
  'The recipient changed the note for the driver.': () => recordedText('recipientNote'),
  'The recipient prefers the first half of the slot.': () => recordedText('firstHalf'),
  'The recipient prefers the second half of the slot.': () => recordedText('secondHalf'),
  'The recipient prefers no half of the slot any more.': () => recordedText('noHalf'),
  'The personal data of this order was erased.': () => recordedText('erased'),
  'The recipient erased their personal data.': () => recordedText('recipientErased'),
  'The personal data of the recipient was erased.': () => recordedText('recipientErasedByStaff'),
  'The customer was told that the flowers are late.': () => recordedText('toldLate'),
}

type Show = (found: readonly [string, string, string, string]) => string

const patterns: readonly [RegExp, Show][] = [
  [
    /^Paid, amount differs: (EGP\s[\d,]+) instead of (EGP\s[\d,]+)\.$/,
    ([paid, due]) => recordedText('differsBy', { amount: money(paid), requested: money(due) }),
  ],
  [
    /^Paid by another method: (EGP\s[\d,]+) received, (EGP\s[\d,]+) expected\.$/,
    ([paid, due]) =>
      recordedText('methodDiffersBy', { amount: money(paid), requested: money(due) }),
  ],
  [
    /^Payment that the order cannot use: transaction (\d+) in (\w+)\. Refund it at the payment provider\.$/,
    ([id, unit]) => recordedText('cannotUse', { id, currency: unit }),
  ],
  [
    /^(EGP\s[\d,]+) refunded at the payment provider\.$/,
    ([amount]) => recordedText('amountAtProvider', { amount: money(amount) }),
  ],
  [
    /^(EGP\s[\d,]+) was refunded at the payment provider; (EGP\s[\d,]+) was left\.$/,
    ([amount, left]) =>
      recordedText('leftAtProvider', { amount: money(amount), left: money(left) }),
  ],
  [
    /^Refund of (EGP\s[\d,]+) reduced to (EGP\s[\d,]+): (.+ was refunded at the payment provider; .+)$/,
    ([amount, rest, reason]) =>
      recordedText('reduced', {
        amount: money(amount),
        rest: money(rest),
        reason: recordedNote(reason),
      }),
  ],
  [
    /^Refund of (EGP\s[\d,]+) refused: (.+ was refunded at the payment provider; .+)$/,
    ([amount, reason]) =>
      recordedText('refundRefused', { amount: money(amount), reason: recordedNote(reason) }),
  ],
  [
    /^Free replacement for order ([\d-]+)$/,
    ([number]) => recordedText('replacementFor', { number }),
  ],
  [/^Cancellation requested: (.+)$/s, ([reason]) => recordedText('requested', { reason })],
  [/^Cancellation declined: (.+)$/s, ([reason]) => recordedText('declinedBecause', { reason })],
]

/** Recorded as `EGP 1,250`, with a no-break space. */
function money(recorded: string): string {
  const [, digits] = /^EGP\u00a0([\d,]+)$/.exec(recorded) ?? []
  return digits === undefined ? recorded : formatMoney(Number(digits.replaceAll(',', '')))
}

/**
 * A note or reason of the database in the language and the current wording of the page. The shop records its own in
 * English, because they outlive the request that caused them; texts of staff stay as they are.
 */
export function recordedNote(stored: string): string {
  const sentence = sentences[stored]
  if (sentence) return sentence()
  // Notes with values already have the current wording.
  if (currentLocale() === 'en') return stored
  for (const [pattern, show] of patterns) {
    const [whole, first = '', second = '', third = '', fourth = ''] = pattern.exec(stored) ?? []
    if (whole !== undefined) return show([first, second, third, fourth])
  }
  return stored
}

/** The note of a substitution: `Peonies for Roses`. Names that contain the word themselves stay as recorded. */
export function substitutionNote(stored: string): string {
  const [replacement, name, ...more] = stored.split(' for ')
  if (currentLocale() === 'en' || !replacement || !name || more.length > 0) return stored
  return recordedText('substituted', { replacement, name })
}
