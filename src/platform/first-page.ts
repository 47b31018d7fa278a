/** Cursor of the first page of a list. */
export const firstPage: string | null = null
