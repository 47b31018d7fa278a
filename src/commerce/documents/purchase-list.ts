import { isolated } from '#i18n/isolated.ts'
import { currentLocale } from '#i18n/locale.ts'
import { localizedName } from '#i18n/localized.ts'
import type { CivilDate } from '../delivery/cairo-time.ts'
import { formatDay } from '../delivery/day-label.ts'
import { countStems, type RecipeBook, type ToMake } from '../recipes/count-stems.ts'
import { staffDocumentText } from './staff-documents.messages.ts'

/** The stems to buy for the orders of some days, in the language of the caller. */
export type PurchaseList = ReturnType<typeof buildPurchaseList>

export function buildPurchaseList(
  made: readonly ToMake[],
  book: RecipeBook,
  { from, until }: { from: CivilDate; until: CivilDate },
) {
  const { stems, withoutRecipe } = countStems(made, book)
  return {
    locale: currentLocale(),
    from,
    until,
    days: from === until ? formatDay(from) : daysText(from, until),
    bunches: stems.reduce((sum, { bunches }) => sum + bunches, 0),
    stems: stems.map(({ stem, ...count }) => ({
      ...{ id: stem.id, name: localizedName(stem) },
      ...{ supplier: stem.supplier, perBunch: stem.perBunch },
      ...count,
    })),
    withoutRecipe,
  }
}

function daysText(from: CivilDate, until: CivilDate): string {
  return staffDocumentText('days', {
    from: isolated(formatDay(from)),
    until: isolated(formatDay(until)),
  })
}
