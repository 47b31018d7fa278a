import type { Database } from '#database/engine.server.ts'
import type { ProductSearch } from './catalogue/search/product-search.server.ts'
import type { GuestAccounts } from './customers/guest-accounts.ts'
import type { Mailer } from './emails/mailer.ts'
import type { Log } from './log.ts'
import type { Pounds } from './money.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import type { FileStorage } from './pictures/file-storage.ts'

/** What every use case works with. A test makes one of its own; the running shop has one. */
export interface ShopContext {
  db: Database
  /** The time, in epoch milliseconds. */
  now: () => number
  search: ProductSearch
  payments: PaymentProvider
  files: FileStorage
  mailer: Mailer
  /** Counts an email about an unpaid order; false once the address has got its share of this hour. */
  allowUnpaidOrderMail: (address: string) => Promise<boolean>
  log: Log
  guests: GuestAccounts
  /** The page on which the owner of an account undoes a change of its email address; `undoId` names the change. */
  emailUndoPath: (undoId: string) => string
  policy: ShopPolicy
  /** HMAC under a secret of the shop that is not in the database. Every purpose puts its name into the text. */
  keyedHash: (text: string) => Buffer
}

/** What the owner of the shop decides. */
export interface ShopPolicy {
  /** The largest order that may be paid in cash at the door; 0 means that none may. */
  cashLimit: Pounds
  /** How long a cash order keeps stock and slot until its customer has proved the contact address. */
  cashConfirmationMs: number
}
