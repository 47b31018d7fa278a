import { localizedText } from '#i18n/localized.ts'
import type { ShopDetails } from '../shop-details.ts'
import { openingHoursLabel, schemaOpeningHours } from './opening-hours-label.ts'
import type { ShopSettings } from './shop-settings.ts'

/** The details that customers see, in the language of the caller. */
export function shownDetails(settings: ShopSettings): ShopDetails {
  return {
    name: localizedText({ en: settings.name, ar: settings.nameAr }),
    tagline: localizedText({ en: settings.tagline, ar: settings.taglineAr }),
    description: localizedText({ en: settings.description, ar: settings.descriptionAr }),
    headline: localizedText({ en: settings.headline, ar: settings.headlineAr }),
    motto: localizedText({ en: settings.motto, ar: settings.mottoAr }),
    deliveryArea: localizedText({ en: settings.deliveryArea, ar: settings.deliveryAreaAr }),
    place: localizedText({ en: settings.place, ar: settings.placeAr }),
    hours: openingHoursLabel(settings),
    openingHours: schemaOpeningHours(settings),
    email: settings.email,
    phone: settings.phone || null,
    whatsApp: settings.whatsApp || null,
  }
}
