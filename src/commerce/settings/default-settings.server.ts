import { inLocale } from '#i18n/locale.server.ts'
import { demoDetails, demoHours } from '../shop-details.ts'
import type { SettingsDraft } from './shop-settings.ts'

/** The settings that ship with the shop. */
export function standardSettings(): SettingsDraft {
  const arabic = inLocale('ar', demoDetails)
  return {
    ...inLocale('en', demoDetails),
    nameAr: arabic.name,
    taglineAr: arabic.tagline,
    descriptionAr: arabic.description,
    headlineAr: arabic.headline,
    mottoAr: arabic.motto,
    deliveryAreaAr: arabic.deliveryArea,
    placeAr: arabic.place,
    ...demoHours,
    phone: '',
    whatsApp: '',
    cashLimit: '3000',
    paymentMinutes: '30',
    confirmationMinutes: '15',
    arabicDigits: 'western',
  }
}
