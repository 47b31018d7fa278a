/** How one table with personal data is exported and erased. Columns are separated by spaces. */
export interface PersonalTable {
  /** The data subject and the purpose. */
  what: string
  /** The column with the id of the order or user that the rows belong to, perhaps through a row of another table. */
  order?: string
  user?: string
  through?: { table: string; column: string }
  personal: string
  free: string
  /**
   * `rows`: erasure deletes them. Otherwise the values that replace the personal ones; `code` is a use case of its own,
   * because the new value depends on the old one. Kept columns stand in `kept`, with the reason.
   */
  erased: 'rows' | 'code' | Readonly<Record<string, string | number | null>>
  kept?: Readonly<Record<string, string>>
  /** Columns that an export leaves out: secrets, and data of others. A whole table is left out with a reason. */
  hidden: string | { reason: string }
  /** How long the shop keeps the data without a request. */
  until: string
}
