import { environment } from '../environment.server.ts'
import { clock, database, identity, mailer, shop, sms } from '../services.server.ts'
import { checkDatabase, checkDatabaseClock, checkJobs } from './check-database.server.ts'
import { checkIdentityKey } from './check-identity.server.ts'
import {
  checkClock,
  checkDisk,
  checkMail,
  checkPayments,
  checkSms,
  checkStorage,
} from './check-services.server.ts'
import { checkEncryption, checkSettings, checkSettingsFile } from './check-settings.server.ts'
import { checkShopDetails } from './check-shop-details.server.ts'
import { checkStaff } from './check-staff.server.ts'
import { type Check, type CheckResult, type Finding, failed, ok } from './finding.ts'
import { runChecks, secretsHidden } from './run-checks.server.ts'

const isEmbedded = environment.VITE_IDENTITY_PROVIDER === 'embedded'
const isStoredElsewhere = Boolean(environment.DATABASE_URL && environment.STORAGE_URL)

const all: Check[] = [
  {
    name: 'settings',
    run: async () => checkSettings(environment),
    onFailure: 'See .env.example.',
  },
  {
    name: 'settings file',
    run: () => checkSettingsFile('.env'),
    onFailure: 'Check the permissions of .env.',
  },
  {
    name: 'encryption',
    run: async () => checkEncryption(environment),
    onFailure: 'See .env.example.',
  },
  {
    name: 'disk',
    run: () => checkDisk(environment.DATA_FOLDER, { isNeeded: !isStoredElsewhere }),
    onFailure: 'DATA_FOLDER must be a writable folder.',
  },
  {
    name: 'database',
    run: () => checkDatabase(database),
    onFailure: environment.DATABASE_URL
      ? 'Is PostgreSQL running? Check host, user and password in DATABASE_URL.'
      : 'Check that DATA_FOLDER is writable. If shop.sqlite is damaged, move it away and restore a backup.',
  },
  {
    name: 'shop details',
    run: () => checkShopDetails(database, environment),
    onFailure: 'Fix the database first.',
  },
  {
    name: 'staff',
    run: () => checkStaff(database, environment.VITE_APP_URL),
    onFailure: 'Fix the database first.',
  },
  {
    name: 'jobs',
    run: () => checkJobs(database, shop.now()),
    onFailure: 'Fix the database first.',
  },
  {
    name: 'storage',
    run: () => checkStorage(shop.files),
    onFailure: 'Check STORAGE_URL (key, secret, host, bucket) or the permissions of DATA_FOLDER.',
  },
  {
    name: 'mail',
    run: () => checkMail(mailer),
    onFailure: 'Check SMTP_URL: host, port, user and password. Emails wait until it works.',
  },
  {
    name: 'text messages',
    run: () => checkSms(sms),
    onFailure: 'Check SMS_URL: account, token and host. Text messages wait until it works.',
  },
  {
    name: 'payments',
    run: () => checkPayments(shop.payments),
    onFailure:
      'Compare PAYMENT_API_URL and PAYMENT_API_KEY with the provider’s dashboard. Cash orders still work.',
  },
  {
    name: 'identity',
    run: checkIdentity,
    onFailure: isEmbedded
      ? 'Fix the database first, then IDENTITY_ADMIN_PRIVATE_KEY.'
      : 'Check the settings of the identity provider.',
  },
  {
    name: 'Google',
    run: checkGoogle,
    onFailure: 'Check GOOGLE_ISSUER. Other sign-in methods still work.',
  },
  {
    name: 'clock and database',
    run: () => checkDatabaseClock(clock),
    onFailure: 'Fix the database first.',
  },
  {
    name: 'clock',
    run: () => checkClock(environment.PAYMENT_API_URL, Date.now),
    onFailure: 'The payment provider is unreachable: see above.',
  },
]

/** Runs all checks on the shop of these settings. */
export function checkShop(): AsyncGenerator<Finding> {
  return runChecks(all, { hide: secretsHidden(environment) })
}

async function checkIdentity(): Promise<CheckResult> {
  if (!isEmbedded) return ok('external provider, checked at sign-in')
  const address = new URL('/api/auth/jwks', environment.VITE_APP_URL)
  const { status } = await identity.handle(new Request(address), undefined)
  return status === 200
    ? checkIdentityKey(database, environment.IDENTITY_ADMIN_PRIVATE_KEY)
    : failed(`the embedded provider responds with ${status}`, 'Check its tables in the database.')
}

async function checkGoogle(): Promise<CheckResult> {
  if (!isEmbedded || !environment.GOOGLE_CLIENT_ID) return ok('not offered')
  const issuer = environment.GOOGLE_ISSUER.replace(/\/$/, '')
  const { status } = await fetch(`${issuer}/.well-known/openid-configuration`)
  return status === 200
    ? ok('responds')
    : failed(`responds with ${status}`, 'Check GOOGLE_ISSUER. Other sign-in methods still work.')
}
