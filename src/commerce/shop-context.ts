import type { Database } from '#database/engine.server.ts'
import type { ProductSearch } from './catalogue/search/product-search.server.ts'
import type { GuestAccounts } from './customers/purge-guests.server.ts'
import type { Mailer } from './emails/mailer.ts'
import type { Log } from './log.ts'
import type { Pounds } from './money.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import type { FileStorage } from './pictures/file-storage.ts'
import type { ShopPhones } from './shop-phones.ts'
import type { SmsSender } from './sms/sms-sender.ts'

/** Dependencies of every use case. The running shop has one; each test builds its own. */
export interface ShopContext {
  db: Database
  /** The shop's time in epoch milliseconds. */
  now: () => number
  search: ProductSearch
  payments: PaymentProvider
  files: FileStorage
  mailer: Mailer
  /** Null when the shop sends no text messages. */
  sms: SmsSender | null
  /** The numbers of the shop, for texts that ask the customer to call. */
  phones: ShopPhones
  /** Counts an email about an unpaid order once; false once the address has reached its limit for the hour. */
  allowUnpaidOrderMail: (address: string, mailId: string) => Promise<boolean>
  log: Log
  guests: GuestAccounts
  /** Deletes the expired sign-ins of the identity provider, which name network and browser, if it keeps them here. */
  purgeExpiredSignIns: (db: Database, now: number) => Promise<void>
  /** Path of the page on which an account owner reverts a change of the email address; `undoId` names the change. */
  emailUndoPath: (undoId: string) => string
  policy: ShopPolicy
  /** HMAC under a secret that is not in the database. Each purpose prefixes the text with its name. */
  keyedHash: (text: string) => Buffer
}

/** Settings that the shop owner decides. */
export interface ShopPolicy {
  /** The largest total for cash on delivery; 0 disables it. */
  cashLimit: Pounds
  /** How long a cash order reserves stock and slot until its customer confirms the contact address. */
  cashConfirmationMs: number
  /** How long an unpaid order reserves stock and slot. */
  paymentTimeoutMs: number
}
