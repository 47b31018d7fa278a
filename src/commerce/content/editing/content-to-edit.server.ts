import type { Database } from '#database/engine.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import type { Locale } from '#i18n/locale.ts'
import { fullName } from '../../customers/full-name.ts'
import type { ShopContext } from '../../shop-context.ts'
import {
  type ContentPage,
  type ContentTexts,
  contentPages,
  isArabicMissing,
} from '../content-page.ts'
import { findStoredPage, listEditors, listStoredPages } from '../content-store.server.ts'
import { type PlaceholderValues, placeholderValues } from '../placeholders.ts'
import { standardTexts } from '../standard/standard-texts.server.ts'

/** A row of the list of content pages. */
export interface ListedContentPage {
  page: ContentPage
  isArabicMissing: boolean
  /** Time of the last edit in epoch milliseconds; null while the page has its standard text. */
  updatedAt: number | null
  /** The last editor; null for a standard text, or if the user is deleted. */
  editor: string | null
}

export async function listContentPages(db: Database): Promise<ListedContentPage[]> {
  const [stored, editors] = await Promise.all([listStoredPages(db), listEditors(db)])
  return contentPages.map((page) => {
    const edited = stored.get(page)
    const editor = editors.get(page)
    return {
      page,
      isArabicMissing: edited !== undefined && isArabicMissing(edited),
      updatedAt: edited?.updatedAt ?? null,
      editor: editor ? fullName(editor) : null,
    }
  })
}

/** The current texts of a content page. */
export interface EditedContentPage {
  texts: ContentTexts
  /** Null while the page has its standard text. */
  updatedAt: number | null
}

/** A content page with what its preview fills in. */
export interface ContentPageToEdit extends EditedContentPage {
  values: Record<Locale, PlaceholderValues>
}

/** The edited texts of a page, else those that ship with the shop. */
export async function findEditedPage(db: Database, page: ContentPage): Promise<EditedContentPage> {
  const stored = await findStoredPage(db, page)
  if (!stored) return { texts: standardTexts(page), updatedAt: null }
  const { page: _page, updatedAt, updatedBy: _updatedBy, ...texts } = stored
  return { texts, updatedAt }
}

export async function findContentPageToEdit(
  { db, phones, policy }: Pick<ShopContext, 'db' | 'phones' | 'policy'>,
  page: ContentPage,
): Promise<ContentPageToEdit> {
  const valuesIn = (locale: Locale) => inLocale(locale, () => placeholderValues({ phones, policy }))
  return {
    ...(await findEditedPage(db, page)),
    values: { en: valuesIn('en'), ar: valuesIn('ar') },
  }
}
