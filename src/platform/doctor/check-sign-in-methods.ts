import { consider, type Look, well } from './finding.ts'

/** Addresses of other machines, as the settings have them. */
export interface Ways {
  SMTP_URL: string
  DATABASE_URL?: string | undefined
  STORAGE_URL?: string | undefined
}

const encrypted: Record<keyof Ways, { is: (address: URL) => boolean; by: string }> = {
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

/** Whether somebody between the shop and the machines that it speaks to could listen. */
export function checkSignInMethods(ways: Ways): Look {
  const names = ['SMTP_URL', 'DATABASE_URL', 'STORAGE_URL'] as const
  const open = names.filter((name) => {
    const address = ways[name]
    if (!address) return false
    const url = new URL(address)
    return !ofThisMachine.includes(url.hostname) && !encrypted[name].is(url)
  })
  if (open.length === 0) return well('encrypted, or on this machine')
  return consider(
    `${open.join(', ')} may be read on the way`,
    `${open.map((name) => `${name}: ${encrypted[name].by}`).join('; ')}. Or is the network your own?`,
  )
}
