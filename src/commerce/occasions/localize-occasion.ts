import { localizedName, localizedText } from '#i18n/localized.ts'
import type { CivilDate } from '../delivery/cairo-time.ts'
import type { Occasion } from './occasion.ts'
import { nextDate, type OccasionDate } from './occasion-date.ts'

/** An occasion as customers read it, in the language of the page. */
export interface ShownOccasion
  extends Pick<Occasion, 'slug' | 'name' | 'intro' | 'image' | 'imagePlaceholder' | 'isSensitive'> {
  /** Null for an occasion without a date ahead. */
  next: OccasionDate | null
}

export function localizeOccasion(occasion: Occasion, today: CivilDate): ShownOccasion {
  const { slug, intro, introAr, image, imagePlaceholder, isSensitive, dateRule } = occasion
  return {
    slug,
    name: localizedName(occasion),
    intro: localizedText({ en: intro, ar: introAr }),
    image,
    imagePlaceholder,
    isSensitive,
    next: nextDate(dateRule, today),
  }
}
