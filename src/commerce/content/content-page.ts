/** The pages whose texts staff may edit. A name is also the path of its page: `/terms`. */
export const contentPages = [
  'delivery',
  'freshness',
  'substitution',
  'contact',
  'terms',
  'privacy',
] as const
export type ContentPage = (typeof contentPages)[number]

export function contentPageNamed(word: string): ContentPage | undefined {
  return contentPages.find((page) => page === word)
}

/** The texts of a content page. Arabic ones are empty without a translation. */
export interface ContentTexts {
  title: string
  titleAr: string
  /** One sentence below the title, also the description for search engines. */
  lead: string
  leadAr: string
  /** In the format of `parseMarkup`. */
  body: string
  bodyAr: string
}

/** Whether customers read a text of the page in English on an Arabic page. */
export function isArabicMissing({ titleAr, leadAr, bodyAr }: ContentTexts): boolean {
  return titleAr === '' || leadAr === '' || bodyAr === ''
}
