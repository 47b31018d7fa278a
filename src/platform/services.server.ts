import { createHmac } from 'node:crypto'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { onCatalogueChange } from '#commerce/catalogue/editing/catalogue-change.server.ts'
import { createProductSearch } from '#commerce/catalogue/search/product-search.server.ts'
import { onContentChange } from '#commerce/content/editing/content-change.server.ts'
import { findProfile } from '#commerce/customers/user-store.server.ts'
import { onDeliveryChange } from '#commerce/delivery/settings/delivery-change.server.ts'
import type { Email } from '#commerce/emails/mailer.ts'
import { onReviewChange } from '#commerce/reviews/review-change.server.ts'
import { currentPolicy, setDefaultSettings } from '#commerce/settings/current-settings.server.ts'
import type { ShopContext } from '#commerce/shop-context.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { needsSecondFactor } from '#commerce/staff/roles.ts'
import { createDatabaseClock } from '#database/database-clock.server.ts'
import { openDatabase } from '#database/engine.server.ts'
import { readsFrom } from '#database/read-replica.server.ts'
import { createPasswordHashing } from '#identity/passwords/password-hashing.server.ts'
import { purgeExpiredSignIns } from '#identity/providers/embedded/accounts/expired-sign-in-store.server.ts'
import {
  embeddedGuests,
  profileGuests,
} from '#identity/providers/embedded/accounts/guest-store.server.ts'
import { undoPath } from '#identity/providers/embedded/email-change/email-change.server.ts'
import { createEmbeddedProvider } from '#identity/providers/embedded/embedded-provider.server.ts'
import {
  recordEmailChange,
  recordSignInChange,
} from '#identity/providers/embedded/sign-in-changes/record-sign-in-change.server.ts'
import { createFirebaseServer } from '#identity/providers/firebase/firebase-provider.server.ts'
import type { IdentityServer } from '#identity/providers/identity-server.ts'
import { limitOrderEmail } from '#identity/rate-limits/email-limits.server.ts'
import { createPdfPrinter } from '#integrations/documents/pdf-printer.server.ts'
import { createSmtpMailer } from '#integrations/mail/smtp-mailer.server.ts'
import { createPaymobProvider } from '#integrations/paymob/paymob-provider.server.ts'
import { createSmsGateway } from '#integrations/sms/sms-gateway.server.ts'
import { createDiskStorage, storageFolder } from '#integrations/storage/disk-storage.server.ts'
import {
  createS3Storage,
  isS3Address,
  parseS3Url,
} from '#integrations/storage/s3-storage.server.ts'
import { environment } from './environment.server.ts'
import { createFileErrorReporter } from './error-reporter.server.ts'
import { noteQuery } from './http/trace.server.ts'
import { createLog, type LogOrigin } from './log.server.ts'
import { createLogOutput } from './log-output.server.ts'

/** The services of the running shop, created once from the settings. No other module knows the adapters. */

export const errors = createFileErrorReporter(join(environment.DATA_FOLDER, 'errors.jsonl'))
export const logOutput = createLogOutput()
/** This process, in log, failures and metrics. */
export const logOrigin: LogOrigin = {
  version: environment.SHOP_VERSION ?? 'unknown',
  instance: environment.INSTANCE_NAME ?? `${hostname()}:${environment.PORT}`,
}
export const log = createLog(environment.LOG_LEVEL, errors, logOutput, logOrigin)

export const database = openDatabase({
  url: environment.DATABASE_URL,
  file: join(environment.DATA_FOLDER, 'shop.sqlite'),
  poolSize: environment.DATABASE_POOL_SIZE,
  timeouts: {
    connectionMs: environment.DATABASE_CONNECTION_TIMEOUT_MS,
    statementMs: environment.DATABASE_STATEMENT_TIMEOUT_MS,
    lockMs: environment.DATABASE_LOCK_TIMEOUT_MS,
    idleTransactionMs: environment.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
  },
  onQuery: noteQuery,
})

/** The clock of all decisions, the same for all instances. */
export const clock = createDatabaseClock(database)

const replica = environment.DATABASE_REPLICA_URL
  ? openDatabase({
      url: environment.DATABASE_REPLICA_URL,
      file: '',
      poolSize: environment.DATABASE_POOL_SIZE,
      readOnly: true,
      // Short timeouts: the primary is queried instead.
      timeouts: { connectionMs: 2_000, statementMs: environment.DATABASE_STATEMENT_TIMEOUT_MS },
      onQuery: noteQuery,
    })
  : null

/** For public pages: may lag slightly, and read from a replica. */
export const reads = readsFrom(database.db, replica?.db ?? null, {
  // Monotonic, because this measures a pause and no time of day.
  now: () => performance.now(),
  onAway: (error) => log.warn('replica did not respond', { error: String(error) }),
  onChange: (listener) => {
    onCatalogueChange(database.db, listener)
    onDeliveryChange(database.db, listener)
    onContentChange(database.db, listener)
    onReviewChange(database.db, listener)
  },
})

export async function closeDatabases(): Promise<void> {
  await database.close()
  await replica?.close()
}

setDefaultSettings({
  phone: environment.SHOP_PHONE ?? '',
  whatsApp: environment.SHOP_WHATSAPP ?? '',
  cashLimit: String(environment.CASH_ON_DELIVERY_LIMIT),
  confirmationMinutes: String(environment.CASH_CONFIRMATION_MINUTES),
  arabicDigits: environment.ARABIC_DIGITS,
})

export const mailer = createSmtpMailer(environment, shopDetails)

const { SMS_URL, SMS_FROM, VITE_APP_URL } = environment
/** Null when no gateway is configured. */
export const sms =
  SMS_URL && SMS_FROM ? createSmsGateway({ SMS_URL, SMS_FROM, VITE_APP_URL }) : null

const isEmbedded = environment.VITE_IDENTITY_PROVIDER === 'embedded'

export const shop: ShopContext = {
  db: database.db,
  now: clock.now,
  search: createProductSearch({ db: database.db, now: clock.now, log }),
  payments: createPaymobProvider(environment, log, clock.now),
  files: isS3Address(environment.STORAGE_URL)
    ? createS3Storage(parseS3Url(environment.STORAGE_URL))
    : createDiskStorage(storageFolder(environment)),
  mailer,
  sms,
  phones: shopDetails,
  allowUnpaidOrderMail: limitOrderEmail({
    db: database.db,
    now: clock.now,
    secret: environment.VITE_AUTH_SECRET,
  }),
  log,
  guests: isEmbedded ? embeddedGuests : profileGuests,
  purgeExpiredSignIns: isEmbedded ? purgeExpiredSignIns : async () => undefined,
  emailUndoPath: (undoId) => undoPath(undoId, environment.IDENTITY_ADMIN_PRIVATE_KEY),
  policy: currentPolicy,
  keyedHash: (text) => createHmac('sha256', environment.VITE_AUTH_SECRET).update(text).digest(),
}

/** The HTML of an email, in the language of the caller. */
export async function renderEmail(email: Email): Promise<string> {
  // Loaded with the first email, because the renderer is large and would slow the start.
  const { renderEmail: render } = await import('#integrations/mail/render-email.server.ts')
  return render(email, VITE_APP_URL, shopDetails).html
}

export const printDocument = createPdfPrinter()

/** Hashes passwords for the embedded provider. */
export const passwords = createPasswordHashing()

/** The embedded identity provider; null with another one. */
export const embeddedIdentity = isEmbedded
  ? createEmbeddedProvider(environment, {
      database,
      mailer,
      log,
      passwords,
      now: shop.now,
      onSignInChange: (tx, account, change) =>
        recordSignInChange(tx, { account, change, at: shop.now() }),
      requiresSecondFactor: async (db, uid) => {
        const role = (await findProfile(db, uid))?.role
        return role !== undefined && needsSecondFactor(role, environment.STAFF_TWO_FACTOR)
      },
      onEmailChange: (tx, change) => recordEmailChange(tx, { ...change, at: shop.now() }),
    })
  : null

export const identity: IdentityServer = embeddedIdentity ?? createFirebaseServer(environment)
