/** A policy page in the language of the caller. */
export interface PolicyText {
  title: string
  /** One sentence below the title, also the description for search engines. */
  lead: string
  /** The paragraphs of each heading. */
  parts: Record<string, string[]>
  /** The numbers of the shop, which are settings, stand above the text. */
  showsPhones?: true
}
