import { type CheckResult, ok, warning } from './finding.ts'

/** Settings with URLs of other machines. */
export interface ConnectionSettings {
  SMTP_URL: string
  DATABASE_URL?: string | undefined
  STORAGE_URL?: string | undefined
}

const encrypted: Record<keyof ConnectionSettings, { is: (address: URL) => boolean; by: string }> = {
  SMTP_URL: {
    is: ({ protocol, searchParams }) =>
      protocol === 'smtps:' || searchParams.get('requireTLS') === 'true',
    by: 'smtps:, or ?requireTLS=true',
  },
  DATABASE_URL: {
    is: ({ searchParams }) =>
      ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? ''),
    by: '?sslmode=verify-full',
  },
  STORAGE_URL: {
    is: ({ protocol }) => protocol === 's3+https:' || protocol === 'file:',
    by: 's3+https:',
  },
}

const ofThisMachine = ['', 'localhost', '127.0.0.1', '[::1]']

/** Connections to other machines are encrypted. */
export function checkEncryption(settings: ConnectionSettings): CheckResult {
  const names = ['SMTP_URL', 'DATABASE_URL', 'STORAGE_URL'] as const
  const open = names.filter((name) => {
    const address = settings[name]
    if (!address) return false
    const url = new URL(address)
    return !ofThisMachine.includes(url.hostname) && !encrypted[name].is(url)
  })
  if (open.length === 0) return ok('encrypted, or on this machine')
  return warning(
    `${open.join(', ')}: not encrypted`,
    `${open.map((name) => `${name}: ${encrypted[name].by}`).join('; ')}. Ignore this in a private network.`,
  )
}
