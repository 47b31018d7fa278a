import { inLocale } from '#i18n/locale.server.ts'
import { currentLocale, type Locale } from '#i18n/locale.ts'
import { setArabicDigits } from '#i18n/shown-digits.ts'
import type { ShopPolicy } from '../shop-context.ts'
import { type ShopDetails, setShopDetailsSource } from '../shop-details.ts'
import { standardSettings } from './default-settings.server.ts'
import { mergeSettings, type SettingsDraft, type ShopSettings } from './shop-settings.ts'
import { shownDetails } from './shown-details.ts'

/**
 * The settings of this process. Texts read them in the middle of a sentence, so they are state of the process, as its
 * digits are, and each request refreshes them before it starts.
 */
let defaults = standardSettings()
let current = mergeSettings(defaults, {})
let details: Record<Locale, ShopDetails>

setShopDetailsSource(() => details[currentLocale()])
applySettings(current)

/** The settings of a shop whose owner has changed none: the standard ones, and those of the environment. */
export function defaultSettings(): SettingsDraft {
  return defaults
}

/** Takes defaults from the environment. */
export function setDefaultSettings(change: Partial<SettingsDraft>): void {
  defaults = { ...standardSettings(), ...change }
  applySettings(mergeSettings(defaults, {}))
}

export function currentSettings(): ShopSettings {
  return current
}

/** Applies settings to this process, or to a thread, which has settings of its own. */
export function applySettings(settings: ShopSettings): void {
  current = settings
  setArabicDigits(settings.arabicDigits)
  const inLanguage = (locale: Locale) => inLocale(locale, () => shownDetails(settings))
  details = { en: inLanguage('en'), ar: inLanguage('ar') }
}

/** The policy of the current settings. */
export const currentPolicy: ShopPolicy = {
  get cashLimit() {
    return current.cashLimit
  },
  get cashConfirmationMs() {
    return current.confirmationMinutes * 60_000
  },
  get paymentTimeoutMs() {
    return current.paymentMinutes * 60_000
  },
}
