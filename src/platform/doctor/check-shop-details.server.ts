import { standardSettings } from '#commerce/settings/default-settings.server.ts'
import { findEditedSettings } from '#commerce/settings/settings-to-edit.server.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import { isLocalUrl } from '../is-local-url.ts'
import type { ServerSettings } from '../server-settings.ts'
import { type CheckResult, failed, ok } from './finding.ts'

const demoDomain = '@boutique.example'
/** Of `.env.example`. */
const demoNumber = /^\+20 ?2 ?5550 ?01\d\d$/

/** A public shop shows its own details: customers would write to addresses and call numbers that do not exist. */
export async function checkShopDetails(
  { db }: OpenDatabase,
  { VITE_APP_URL, MAIL_FROM }: Pick<ServerSettings, 'VITE_APP_URL' | 'MAIL_FROM'>,
): Promise<CheckResult> {
  if (isLocalUrl(VITE_APP_URL)) return ok('any, for a shop on this machine')
  const { draft } = await findEditedSettings(db)
  const demo = [
    draft.name === standardSettings().name && 'shop name',
    draft.email.endsWith(demoDomain) && 'email',
    demoNumber.test(draft.phone) && 'phone',
    demoNumber.test(draft.whatsApp) && 'WhatsApp',
  ].filter((name) => name !== false)
  if (demo.length > 0) {
    return failed(
      `customers see the demo’s ${demo.join(', ')}`,
      'A super admin enters your own at /dashboard/settings. SHOP_PHONE and SHOP_WHATSAPP are only defaults.',
    )
  }
  return MAIL_FROM.includes(demoDomain)
    ? failed('MAIL_FROM is the demo’s address', 'Set it to an address of your own domain.')
    : ok('your own')
}
