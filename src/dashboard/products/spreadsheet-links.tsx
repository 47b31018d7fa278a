import type { ProductsSearch } from './products-search.ts'

/** The way from here to a spreadsheet and back. */
export function SpreadsheetLinks(_props: { search: ProductsSearch }) {
  return null
}
