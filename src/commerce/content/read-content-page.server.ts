import type { Database } from '#database/engine.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { currentLocale, type Locale } from '#i18n/locale.ts'
import { cacheBriefly } from '../cache-briefly.server.ts'
import type { ShopContext } from '../shop-context.ts'
import type { ContentPage } from './content-page.ts'
import { listStoredPages } from './content-store.server.ts'
import { onContentChange } from './editing/content-change.server.ts'
import { type Block, parseMarkup } from './markup.ts'
import { fillBlocks, fillText, placeholderValues } from './placeholders.ts'
import { standardTexts } from './standard/standard-texts.server.ts'

/** A content page as customers read it: in the language of the page, else in English. */
export interface ShownContentPage {
  title: string
  lead: string
  blocks: Block[]
  /** Language of the blocks. */
  language: Locale
}

const storedPages = cacheBriefly(listStoredPages, onContentChange)

/** The edited texts of a page, else those that ship with the shop, with the details of the shop filled in. */
export async function readContentPage(
  db: Database,
  { now, phones, policy }: Pick<ShopContext, 'now' | 'phones' | 'policy'>,
  page: ContentPage,
): Promise<ShownContentPage> {
  const texts = (await storedPages(db, now())).get(page) ?? standardTexts(page)
  const title = chosen(texts.title, texts.titleAr)
  const lead = chosen(texts.lead, texts.leadAr)
  const body = chosen(texts.body, texts.bodyAr)
  // A value has the language of the text around it.
  const valuesIn = (locale: Locale) => inLocale(locale, () => placeholderValues({ phones, policy }))
  return {
    title: fillText(title.text, valuesIn(title.locale)),
    lead: fillText(lead.text, valuesIn(lead.locale)),
    blocks: fillBlocks(parseMarkup(body.text).blocks, valuesIn(body.locale)),
    language: body.locale,
  }
}

function chosen(english: string, arabic: string): { text: string; locale: Locale } {
  return currentLocale() === 'ar' && arabic !== ''
    ? { text: arabic, locale: 'ar' }
    : { text: english, locale: 'en' }
}
