import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { files } from './imports.ts'

/** Use cases without an entry in the audit log, each with the place of its record. */
const writtenElsewhere: Record<string, string> = {
  'checkout/place-order': 'an order’s timeline begins with it',
  'claims/open-claim': 'the claim itself',
  'claims/purge-photos': 'a scheduled job; the log has the number',
  'customers/create-profile': 'the profile is the first record of a user',
  'customers/purge-guests': 'a scheduled job; the log has the number',
  'delivery/settings/extend-closures': 'a scheduled job; the closure has an entry',
  'emails/send-order-email': 'a job; the list of sent emails has it',
  'emails/stop-emails': 'the recipient acts; nothing remains to record',
  'insights/purge-visits': 'a scheduled job; the log has the number',
  'orders/staff/add-note': 'the note is in the order’s timeline, with its author',
  'orders/customer/cancel-own-order': 'the order’s timeline',
  'orders/customer/change-own-order': 'the order’s timeline',
  'orders/confirmation/confirm-cash-order': 'the order’s timeline',
  'orders/confirmation/send-confirmation-code': 'a job; the list of sent emails has it',
  'orders/confirmation/resend-code': 'the email itself; nothing of the order moves',
  'orders/lifecycle/expire-order': 'the order’s timeline; a scheduled job',
  'orders/lifecycle/watch-deliveries': 'the order’s timeline; a scheduled job',
  'orders/recipient-page/leave-directions': 'the order’s timeline; the recipient acts',
  'orders/recipient-page/purge-thanks-photos': 'a scheduled job; the log has the number',
  'orders/recipient-page/send-thanks': 'the thanks themselves; nothing of the order moves',
  'orders/records/key-new-orders': 'a scheduled job; it changes no order',
  'orders/recipient-address/give-address': 'the order’s timeline; the recipient acts',
  'orders/recipient-address/make-address-link': 'the order’s own page shows the link',
  'orders/recipient-address/resend-address-sms': 'the message itself; nothing of the order moves',
  'orders/recipient-address/send-address-sms':
    'a job; the order’s page shows the state of the message',
  'payments/complete-payment': 'the order’s timeline and the payment’s events',
  'payments/record-terminal-payment': '`captureAtTerminal` writes the entry of the payment',
  'payments/refund-payment': 'the refund, whose request has an entry',
  'payments/resolve-refund-attempt':
    'the attempt; what the provider gave back has an entry of its own',
  'payments/send-refund': 'the attempt; the request of the refund has an entry',
  'payments/settle-refund': 'the attempt and its refund, whose request has an entry',
  'payments/start-payment': 'the attempt itself',
  'personal-data/erase-recipient': 'the order’s timeline; the recipient acts',
  'personal-data/purge-personal-data': 'the order’s timeline; a scheduled job',
  'pictures/store-picture':
    'the picture names its uploader; the product or category that shows it has an entry',
  'reviews/delete-review': 'the author acts; erasure must leave no copy',
  'reviews/invite-to-review': 'a job; the invitation itself',
  'reviews/save-review': 'the review itself, with its times',
  'stock-alerts/purge-stock-alerts': 'a scheduled job; the log has the number',
  'stock-alerts/request-stock-alert': 'the alert and its consent; a visitor acts',
  'stock-alerts/send-stock-alert': 'a job; the alert waits on',
  'stock-alerts/watch-stock': 'a scheduled job; the log has the number',
}

const opensTransaction =
  /\b(inTransaction|changeOrder|changeUnconfirmed|changeCatalogue|changeContent|changeDeliveryRules|changeReviews|changeStaff)(<[^(]*>)?\(/
const writesEntry =
  /\b(writeAudit|addProduct|writeProduct|writeCategory|writeOccasion|changeDeliveryRules|changeStaff)(<[^(]*>)?\(/
// Runs the transactions of other use cases.
const noUseCase = [
  'change-listeners',
  'orders/change-order',
  'orders/confirmation/lock-unconfirmed',
]

it('finds an audit entry in every use case that writes, or a reason in the table', () => {
  const silent = files
    .filter((file) => file.startsWith('src/commerce/') && /(?<!-store)\.server\.ts$/.test(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8')
      return opensTransaction.test(text) && !writesEntry.test(text)
    })
    .map((file) => file.slice('src/commerce/'.length, -'.server.ts'.length))
    .filter((useCase) => !noUseCase.includes(useCase))
  expect(silent.toSorted(), 'call writeAudit or add the use case to the table above').toEqual(
    Object.keys(writtenElsewhere).toSorted(),
  )
})
