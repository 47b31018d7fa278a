import { foldText } from '#database/fold-text.ts'

/** Whether a name has a word that begins with a query, in any spelling: «طلبات» and «الطَّلبات» find «الطلبات». */
export function hasWordPrefix(name: string, query: string): boolean {
  const text = foldText(name)
  const start = foldText(query).trim()
  // In Arabic, staff search without the article.
  return [text, text.replace(/(?<=^|\s)ال/g, '')].some((one) => ` ${one}`.includes(` ${start}`))
}
