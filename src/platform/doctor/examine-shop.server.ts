import { environment } from '../environment.server.ts'
import { clock, database, identity, mailer, shop } from '../services.server.ts'
import { examine } from './examine.server.ts'
import { type Examination, type Finding, type Look, well, wrong } from './finding.ts'
import { secretsHidden } from './hide-secrets.ts'
import {
  lookAtClock,
  lookAtDisk,
  lookAtMail,
  lookAtPayments,
  lookAtStorage,
} from './look-around.server.ts'
import { lookAtDatabase, lookAtDatabaseClock, lookAtJobs } from './look-at-database.server.ts'
import { lookAtSettings, lookAtSettingsFile } from './look-at-settings.server.ts'
import { lookAtStaff } from './look-at-staff.server.ts'
import { lookAtWays } from './look-at-ways.ts'

const isEmbedded = environment.VITE_IDENTITY_PROVIDER === 'embedded'
const isKeptElsewhere = Boolean(environment.DATABASE_URL && environment.STORAGE_URL)

const all: Examination[] = [
  {
    about: 'settings',
    look: async () => lookAtSettings(environment),
    ifItFails: '.env.example explains each of them.',
  },
  {
    about: 'settings file',
    look: () => lookAtSettingsFile('.env'),
    ifItFails: 'Look at the rights of .env.',
  },
  {
    about: 'ways',
    look: async () => lookAtWays(environment),
    ifItFails: '.env.example explains the addresses.',
  },
  {
    about: 'disk',
    look: () => lookAtDisk(environment.DATA_FOLDER, { isNeeded: !isKeptElsewhere }),
    ifItFails: 'DATA_FOLDER has to be a folder that the shop may write to.',
  },
  {
    about: 'database',
    look: () => lookAtDatabase(database),
    ifItFails: environment.DATABASE_URL
      ? 'Is PostgreSQL running, and are address, name and password in DATABASE_URL right?'
      : 'May the shop write to DATA_FOLDER? If shop.sqlite in it is damaged: move it away, and restore a backup.',
  },
  {
    about: 'staff',
    look: () => lookAtStaff(database, environment.VITE_APP_URL),
    ifItFails: 'Mend the database first.',
  },
  {
    about: 'jobs',
    look: () => lookAtJobs(database, shop.now()),
    ifItFails: 'Mend the database first.',
  },
  {
    about: 'storage',
    look: () => lookAtStorage(shop.files),
    ifItFails:
      'Look at STORAGE_URL: key, secret, host and bucket; or at the rights of DATA_FOLDER.',
  },
  {
    about: 'mail',
    look: () => lookAtMail(mailer),
    ifItFails: 'Look at SMTP_URL: host, port, user and password. Letters wait until it is right.',
  },
  {
    about: 'payments',
    look: () => lookAtPayments(shop.payments),
    ifItFails:
      'Look at PAYMENT_API_URL and PAYMENT_API_KEY in the provider’s dashboard. Cash orders go on.',
  },
  {
    about: 'identity',
    look: lookAtIdentity,
    ifItFails: isEmbedded
      ? 'Mend the database first; then IDENTITY_ADMIN_PRIVATE_KEY, which must never change.'
      : 'Look at the settings of the identity provider.',
  },
  {
    about: 'Google',
    look: lookAtGoogle,
    ifItFails: 'Look at GOOGLE_ISSUER. Other ways to sign in go on.',
  },
  {
    about: 'clock and database',
    look: () => lookAtDatabaseClock(clock),
    ifItFails: 'Mend the database first.',
  },
  {
    about: 'clock',
    look: () => lookAtClock(environment.PAYMENT_API_URL, Date.now),
    ifItFails: 'The payment provider was not reached: see above.',
  },
]

/** Looks at the shop that the settings describe. */
export function examineShop(): AsyncGenerator<Finding> {
  return examine(all, { hide: secretsHidden(environment) })
}

async function lookAtIdentity(): Promise<Look> {
  if (!isEmbedded) return well('an outside provider: it is asked when somebody signs in')
  const address = new URL('/api/auth/jwks', environment.VITE_APP_URL)
  const { status } = await identity.handle(new Request(address), undefined)
  return status === 200
    ? well('the embedded provider has its keys')
    : wrong(`the embedded provider answers ${status}`, 'Look at its tables in the database.')
}

async function lookAtGoogle(): Promise<Look> {
  if (!isEmbedded || !environment.GOOGLE_CLIENT_ID) return well('not offered')
  const issuer = environment.GOOGLE_ISSUER.replace(/\/$/, '')
  const { status } = await fetch(`${issuer}/.well-known/openid-configuration`)
  return status === 200
    ? well('answers')
    : wrong(`answers ${status}`, 'Look at GOOGLE_ISSUER. Other ways to sign in go on.')
}
