/** The text of a policy page. */
export interface PolicyText {
  title: string
  /** One sentence below the title, also the description for search engines. */
  lead: string
  parts: Array<{ heading: string; paragraphs: string[] }>
}
