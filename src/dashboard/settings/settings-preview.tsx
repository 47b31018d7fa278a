import { openingHoursLabel } from '#commerce/settings/opening-hours-label.ts'
import type { SettingsDraft } from '#commerce/settings/shop-settings.ts'
import { localizedText } from '#i18n/localized.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { settingLabel } from './setting-labels.messages.ts'
import { settingsText } from './settings.messages.ts'

/** The shop's part of the footer while staff type, in the language of the page: a browser has the texts of one. */
export function SettingsPreview({ fields }: { fields: SettingsDraft }) {
  const { opensAt, closesAt, openDays, email, phone, whatsApp } = fields
  const hours =
    opensAt && closesAt && openDays && openingHoursLabel({ opensAt, closesAt, openDays })
  return (
    <section aria-label={settingsText('preview')} className="min-w-0 bg-linen p-5">
      <p className="mb-3 text-xs text-ink-soft">{settingsText('preview')}</p>
      <p className="font-medium break-words">
        <LocalizedText>{localizedText({ en: fields.name, ar: fields.nameAr })}</LocalizedText>
      </p>
      <p className="mt-2 text-ink-soft break-words">
        <LocalizedText>{localizedText({ en: fields.place, ar: fields.placeAr })}</LocalizedText>
        <br />
        {hours}
        <br />
        {phone && (
          <>
            <bdi dir="ltr">{phone}</bdi>
            <br />
          </>
        )}
        {whatsApp && (
          <>
            {settingLabel('whatsApp')}
            <br />
          </>
        )}
        <bdi dir="ltr">{email}</bdi>
      </p>
    </section>
  )
}
