import { stat } from 'node:fs/promises'
import { isLocalUrl } from '../is-local-url.ts'
import type { ServerSettings } from '../server-settings.ts'
import { type CheckResult, failed, ok, warning } from './finding.ts'

type Settings = Pick<
  ServerSettings,
  | 'VITE_APP_URL'
  | 'PAYMENT_API_URL'
  | 'STAFF_TWO_FACTOR'
  | 'VITE_IDENTITY_PROVIDER'
  | 'TRUST_PROXY'
  | 'HOST'
>

/** Valid settings that are unsafe for a public shop. */
export function checkSettings(settings: Settings): CheckResult {
  if (isLocalUrl(settings.VITE_APP_URL)) return ok('valid for a shop on this machine')
  if (!settings.VITE_APP_URL.startsWith('https:')) {
    return failed('VITE_APP_URL is not https', 'Cookies would be sent unencrypted: use https.')
  }
  if (isLocalUrl(settings.PAYMENT_API_URL)) {
    return failed(
      'PAYMENT_API_URL is the sandbox',
      'Leave it empty, and enter the keys of the provider’s dashboard.',
    )
  }
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
