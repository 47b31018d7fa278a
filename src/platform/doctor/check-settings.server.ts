import { stat } from 'node:fs/promises'
import { isOfThisMachine } from '../of-this-machine.ts'
import type { ServerSettings } from '../server-settings.ts'
import { consider, type Look, well, wrong } from './finding.ts'

type Settings = Pick<
  ServerSettings,
  | 'VITE_APP_URL'
  | 'PAYMENT_API_URL'
  | 'STAFF_TWO_FACTOR'
  | 'VITE_IDENTITY_PROVIDER'
  | 'TRUST_PROXY'
  | 'HOST'
>

/** What the settings allow and a shop that is open to the world should not do. */
export function checkSettings(settings: Settings): Look {
  if (isOfThisMachine(settings.VITE_APP_URL)) return well('valid, for a shop on this machine alone')
  if (!settings.VITE_APP_URL.startsWith('https:')) {
    return wrong('VITE_APP_URL is not https', 'Cookies would travel in the open: use https.')
  }
  if (isOfThisMachine(settings.PAYMENT_API_URL)) {
    return wrong(
      'PAYMENT_API_URL is the sandbox',
      'Leave it empty, and enter the keys of the provider’s dashboard.',
    )
  }
  if (settings.HOST === 'localhost' && !settings.TRUST_PROXY) {
    return consider(
      'TRUST_PROXY is false behind a proxy',
      'Set it to true: else all visitors seem to come from one address.',
    )
  }
  if (settings.STAFF_TWO_FACTOR === 'optional' && settings.VITE_IDENTITY_PROVIDER === 'embedded') {
    return consider('STAFF_TWO_FACTOR is optional', 'Set it to required.')
  }
  return well('valid')
}

/** The file with the secrets, if there is one, is its owner's alone to read. */
export async function checkSettingsFile(file: string): Promise<Look> {
  const found = await stat(file).catch(() => null)
  if (!found) return well('none: the environment has them')
  return (found.mode & 0o077) === 0
    ? well('readable by its owner alone')
    : consider('others on this machine can read it', `chmod 600 ${file}`)
}
