import { stat } from 'node:fs/promises'
import { isLocalUrl } from '../is-local-url.ts'
import type { ServerSettings } from '../server-settings.ts'
import { type CheckResult, failed, ok, warning } from './finding.ts'

type Settings = Pick<
  ServerSettings,
  | 'VITE_APP_URL'
  | 'PAYMENT_API_URL'
  | 'PAYMENT_CHECKOUT_URL'
  | 'GOOGLE_ISSUER'
  | 'SMS_URL'
  | 'STAFF_TWO_FACTOR'
  | 'VITE_IDENTITY_PROVIDER'
  | 'TRUST_PROXY'
  | 'HOST'
>

const elsewhere = 'https://elsewhere.example'

const sandboxFixes = [
  {
    name: 'PAYMENT_API_URL',
    fix: 'Leave it empty, and enter the keys of the provider’s dashboard.',
  },
  { name: 'PAYMENT_CHECKOUT_URL', fix: 'Leave it empty: the default is Paymob’s page.' },
  {
    name: 'GOOGLE_ISSUER',
    fix: 'Leave it empty, and GOOGLE_CLIENT_ID too unless you offer Google.',
  },
  { name: 'SMS_URL', fix: 'Enter your gateway, or leave it empty.' },
] as const

/** Valid settings that are unsafe for a public shop. */
export function checkSettings(settings: Settings): CheckResult {
  if (isLocalUrl(settings.VITE_APP_URL)) return ok('valid for a shop on this machine')
  if (!settings.VITE_APP_URL.startsWith('https:')) {
    return failed('VITE_APP_URL is not https', 'Cookies would be sent unencrypted: use https.')
  }
  const sandboxed = sandboxFixes.find(({ name }) => isLocalUrl(settings[name] ?? elsewhere))
  if (sandboxed) return failed(`${sandboxed.name} is the sandbox`, sandboxed.fix)
  if (settings.HOST === 'localhost' && !settings.TRUST_PROXY) {
    return warning(
      'TRUST_PROXY is false behind a proxy',
      'Set it to true; otherwise all clients share one address.',
    )
  }
  if (settings.STAFF_TWO_FACTOR === 'optional' && settings.VITE_IDENTITY_PROVIDER === 'embedded') {
    return warning('STAFF_TWO_FACTOR is optional', 'Set it to required.')
  }
  return ok('valid')
}

/** Only the owner may read the file with the secrets. */
export async function checkSettingsFile(file: string): Promise<CheckResult> {
  const found = await stat(file).catch(() => null)
  if (!found) return ok('none; settings come from the environment')
  return (found.mode & 0o077) === 0
    ? ok('readable by its owner only')
    : warning('other users of this machine can read it', `chmod 600 ${file}`)
}

/** Settings with URLs of other machines. */
export interface ConnectionSettings {
  SMTP_URL: string
  SMS_URL?: string | undefined
  DATABASE_URL?: string | undefined
  DATABASE_REPLICA_URL?: string | undefined
  STORAGE_URL?: string | undefined
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
}

interface Encryption {
  isOn: (address: URL) => boolean
  /** How to turn it on. */
  fix: string
}

const https: Encryption = { isOn: ({ protocol }) => protocol === 'https:', fix: 'https:' }

const postgresql: Encryption = {
  isOn: ({ searchParams }) =>
    ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? ''),
  fix: '?sslmode=verify-full',
}

const connections: (Encryption & { name: keyof ConnectionSettings })[] = [
  {
    name: 'SMTP_URL',
    isOn: ({ protocol, searchParams }) =>
      protocol === 'smtps:' || searchParams.get('requireTLS') === 'true',
    fix: 'smtps:, or ?requireTLS=true',
  },
  { name: 'SMS_URL', ...https },
  { name: 'DATABASE_URL', ...postgresql },
  { name: 'DATABASE_REPLICA_URL', ...postgresql },
  {
    name: 'STORAGE_URL',
    isOn: ({ protocol }) => protocol === 's3+https:' || protocol === 'file:',
    fix: 's3+https:',
  },
  { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', ...https },
]

const ofThisMachine = ['', 'localhost', '127.0.0.1', '[::1]']

/** Connections to other machines are encrypted. */
export function checkEncryption(settings: ConnectionSettings): CheckResult {
  const open = connections.filter(({ name, isOn }) => {
    const address = settings[name]
    if (!address) return false
    const url = new URL(address)
    return !ofThisMachine.includes(url.hostname) && !isOn(url)
  })
  if (open.length === 0) return ok('encrypted, or on this machine')
  return warning(
    `${open.map(({ name }) => name).join(', ')}: not encrypted`,
    `${open.map(({ name, fix }) => `${name}: ${fix}`).join('; ')}. Ignore this in a private network.`,
  )
}
