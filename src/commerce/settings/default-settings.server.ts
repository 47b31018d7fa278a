import { inLocale } from '#i18n/locale.server.ts'
import { everyWeekday } from '../delivery/delivery-slot.ts'
import { defaultDetailsText } from './default-details.messages.ts'
import type { SettingsDraft } from './shop-settings.ts'

const hours = { opensAt: '09:00', closesAt: '22:00', openDays: everyWeekday }

/** The settings that ship with the shop. */
export function standardSettings(): SettingsDraft {
  const arabic = inLocale('ar', detailsInLanguage)
  return {
    ...inLocale('en', detailsInLanguage),
    nameAr: arabic.name,
    taglineAr: arabic.tagline,
    descriptionAr: arabic.description,
    headlineAr: arabic.headline,
    mottoAr: arabic.motto,
    deliveryAreaAr: arabic.deliveryArea,
    placeAr: arabic.place,
    ...hours,
    phone: '',
    whatsApp: '',
    cashLimit: '3000',
    paymentMinutes: '30',
    confirmationMinutes: '15',
    arabicDigits: 'western',
  }
}

/** The details before the owner enters any, in the language of the caller. “Nawwar” is the first blossom of a tree. */
function detailsInLanguage() {
  return {
    name: defaultDetailsText('name'),
    tagline: defaultDetailsText('tagline'),
    description: defaultDetailsText('description'),
    headline: defaultDetailsText('headline'),
    motto: defaultDetailsText('motto'),
    deliveryArea: defaultDetailsText('deliveryArea'),
    place: defaultDetailsText('place'),
    email: 'hello@boutique.example',
  }
}
