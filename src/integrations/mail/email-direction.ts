import type { Direction } from '#commerce/documents/text-direction.ts'
import { currentLocale, directions } from '#i18n/locale.ts'

/** The direction of an email. */
export function emailDirection(): Direction {
  return directions[currentLocale()]
}
