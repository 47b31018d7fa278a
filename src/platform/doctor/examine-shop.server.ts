import { environment } from '../environment.server.ts'
import { clock, database, identity, mailer, shop } from '../services.server.ts'
import { checkDatabase, checkJobs, lookAtDatabaseClock } from './check-database.server.ts'
import { checkSettings, checkSettingsFile } from './check-settings.server.ts'
import { checkSignInMethods } from './check-sign-in-methods.ts'
import { checkStaff } from './check-staff.server.ts'
import { examine } from './examine.server.ts'
import { type Examination, type Finding, type Look, well, wrong } from './finding.ts'
import { secretsHidden } from './hide-secrets.ts'
import {
  checkClock,
  checkDisk,
  checkMail,
  checkPayments,
  checkStorage,
} from './run-checks.server.ts'

const isEmbedded = environment.VITE_IDENTITY_PROVIDER === 'embedded'
const isStoredElsewhere = Boolean(environment.DATABASE_URL && environment.STORAGE_URL)

const all: Examination[] = [
  {
    about: 'settings',
    look: async () => checkSettings(environment),
    ifItFails: '.env.example explains each of them.',
  },
  {
    about: 'settings file',
    look: () => checkSettingsFile('.env'),
    ifItFails: 'Look at the rights of .env.',
  },
  {
    about: 'ways',
    look: async () => checkSignInMethods(environment),
    ifItFails: '.env.example explains the addresses.',
  },
  {
    about: 'disk',
    look: () => checkDisk(environment.DATA_FOLDER, { isNeeded: !isStoredElsewhere }),
    ifItFails: 'DATA_FOLDER has to be a folder that the shop may write to.',
  },
  {
    about: 'database',
    look: () => checkDatabase(database),
    ifItFails: environment.DATABASE_URL
      ? 'Is PostgreSQL running, and are address, name and password in DATABASE_URL right?'
      : 'May the shop write to DATA_FOLDER? If shop.sqlite in it is damaged: move it away, and restore a backup.',
  },
  {
    about: 'staff',
    look: () => checkStaff(database, environment.VITE_APP_URL),
    ifItFails: 'Mend the database first.',
  },
  {
    about: 'jobs',
    look: () => checkJobs(database, shop.now()),
    ifItFails: 'Mend the database first.',
  },
  {
    about: 'storage',
    look: () => checkStorage(shop.files),
    ifItFails:
      'Look at STORAGE_URL: key, secret, host and bucket; or at the rights of DATA_FOLDER.',
  },
  {
    about: 'mail',
    look: () => checkMail(mailer),
    ifItFails: 'Look at SMTP_URL: host, port, user and password. Letters wait until it is right.',
  },
  {
    about: 'payments',
    look: () => checkPayments(shop.payments),
    ifItFails:
      'Look at PAYMENT_API_URL and PAYMENT_API_KEY in the provider’s dashboard. Cash orders go on.',
  },
  {
    about: 'identity',
    look: checkIdentity,
    ifItFails: isEmbedded
      ? 'Mend the database first; then IDENTITY_ADMIN_PRIVATE_KEY, which must never change.'
      : 'Look at the settings of the identity provider.',
  },
  {
    about: 'Google',
    look: checkGoogle,
    ifItFails: 'Look at GOOGLE_ISSUER. Other ways to sign in go on.',
  },
  {
    about: 'clock and database',
    look: () => lookAtDatabaseClock(clock),
    ifItFails: 'Mend the database first.',
  },
  {
    about: 'clock',
    look: () => checkClock(environment.PAYMENT_API_URL, Date.now),
    ifItFails: 'The payment provider was not reached: see above.',
  },
]

/** Looks at the shop that the settings describe. */
export function examineShop(): AsyncGenerator<Finding> {
  return examine(all, { hide: secretsHidden(environment) })
}

async function checkIdentity(): Promise<Look> {
  if (!isEmbedded) return well('an outside provider: it is asked when somebody signs in')
  const address = new URL('/api/auth/jwks', environment.VITE_APP_URL)
  const { status } = await identity.handle(new Request(address), undefined)
  return status === 200
    ? well('the embedded provider has its keys')
    : wrong(`the embedded provider answers ${status}`, 'Look at its tables in the database.')
}

async function checkGoogle(): Promise<Look> {
  if (!isEmbedded || !environment.GOOGLE_CLIENT_ID) return well('not offered')
  const issuer = environment.GOOGLE_ISSUER.replace(/\/$/, '')
  const { status } = await fetch(`${issuer}/.well-known/openid-configuration`)
  return status === 200
    ? well('answers')
    : wrong(`answers ${status}`, 'Look at GOOGLE_ISSUER. Other ways to sign in go on.')
}
