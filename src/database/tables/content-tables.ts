export interface ContentTables {
  /** Content pages that staff have edited. A page without a row has the text that ships with the shop. */
  contentPages: {
    /** Name and path of the page: `terms`. */
    page: string
    title: string
    /** Empty without a translation, as the other Arabic texts. */
    titleAr: string
    lead: string
    leadAr: string
    body: string
    bodyAr: string
    updatedAt: number
    updatedBy: string
  }
}
