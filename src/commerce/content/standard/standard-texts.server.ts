import { inLocale } from '#i18n/locale.server.ts'
import type { ContentPage, ContentTexts } from '../content-page.ts'
import { standardPage } from './standard-pages.ts'

/** The text of a page that ships with the shop, in both languages. */
export function standardTexts(page: ContentPage): ContentTexts {
  const arabic = inLocale('ar', () => standardPage(page))
  return {
    ...inLocale('en', () => standardPage(page)),
    titleAr: arabic.title,
    leadAr: arabic.lead,
    bodyAr: arabic.body,
  }
}
