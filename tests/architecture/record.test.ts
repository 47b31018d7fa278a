import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { files } from './imports.ts'

/** Use cases that change the shop and have no entry in the audit log, and where it is written instead. */
const writtenElsewhere: Record<string, string> = {
  'checkout/place-order': 'an order’s timeline begins with it',
  'customers/create-profile': 'it is the first thing that is known of somebody',
  'customers/purge-guests': 'a job of the clock; the log says how many',
  'insights/forget-visits': 'nobody’s deed: the clock’s',
  'orders/add-note': 'the note is in the order’s timeline, with its author',
  'orders/cancel-own-order': 'the order’s timeline',
  'orders/change-own-order': 'the order’s timeline',
  'orders/confirmation/confirm-cash-order': 'the order’s timeline',
  'orders/confirmation/resend-code': 'the email itself; nothing of the order moves',
  'orders/expire-order': 'the order’s timeline; the clock’s deed',
  'orders/give-address': 'the order’s timeline; the recipient’s deed',
  'orders/make-address-link': 'the order’s own page shows the link',
  'payments/complete-payment': 'the order’s timeline and the payment’s events',
  'payments/refund-payment': 'the refund, whose request has an entry',
  'payments/resolve-attempt': 'the attempt; what the provider gave back has an entry of its own',
  'payments/send-refund': 'the attempt; the request of the refund has an entry',
  'payments/settle-attempt': 'the attempt and its refund, whose request has an entry',
  'payments/start-payment': 'the attempt itself',
  'pictures/store-picture': 'the picture names who brought it; what shows it has an entry',
}

const opensTransaction = /\b(inTransaction|changeCatalogue|changeDeliveryRules|changeStaff)\(/
const writesEntry = /\b(writeAudit|auditProduct|changeStaff)\(/
// The frame in which others do their work.
const noUseCase = ['change-listeners']

it('writes down whatever changes the shop, in the audit log or where the table says', () => {
  const silent = files
    .filter((file) => file.startsWith('src/commerce/') && /(?<!-store)\.server\.ts$/.test(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8')
      return opensTransaction.test(text) && !writesEntry.test(text)
    })
    .map((file) => file.slice('src/commerce/'.length, -'.server.ts'.length))
    .filter((useCase) => !noUseCase.includes(useCase))
  expect(silent.toSorted(), 'each either calls writeAudit or stands in the table above').toEqual(
    Object.keys(writtenElsewhere).toSorted(),
  )
})
