/** A page of plain words: what the shop promises, and on what terms. */
export interface PromiseText {
  title: string
  /** One sentence below the title, which is also what search engines show. */
  lead: string
  parts: Array<{ heading: string; paragraphs: string[] }>
}
