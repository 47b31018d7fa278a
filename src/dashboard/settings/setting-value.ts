import type { SettingName } from '#commerce/settings/shop-settings.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { weekdayLabels } from '../delivery/slot-fields.ts'
import { settingsText } from './settings.messages.ts'

/** The value of a setting as staff read it. */
export function settingValue(name: SettingName, value: string): string {
  if (name === 'openDays') return weekdayLabels(value)
  if (name === 'arabicDigits') {
    return settingsText(value === 'arabic-indic' ? 'arabic-indic' : 'western')
  }
  return name === 'cashLimit' && /^\d+$/.test(value) ? groupDigits(Number(value)) : value
}
