import { isDocumentId } from '#database/document-id.ts'

/** The names of categories and occasions in the CSV column of the rules of add-ons. */
export interface AddOnNames {
  format: (ids: readonly string[]) => string
  parse: (text: string) => string
}

interface Rules {
  categories: ReadonlyArray<{ id: string; name: string }>
  occasions: ReadonlyArray<{ id: string; slug: string }>
}

/** `Roses; occasion:birthday`. An id without a name, as of an archived occasion, stays an id. */
export function addOnNames({ categories, occasions }: Rules): AddOnNames {
  const pairs = [
    ...categories.map(({ id, name }) => [id, name] as const),
    ...occasions.map(({ id, slug }) => [id, `occasion:${slug}`] as const),
  ]
  const names = new Map(pairs)
  const ids = new Map(pairs.map(([id, name]) => [name.toLowerCase(), id]))
  return {
    format: (of) => of.map((id) => names.get(id) ?? id).join('; '),
    parse: (text) =>
      text
        .split(/[;؛]/)
        .map((part) => part.trim())
        .map((part) => ids.get(part.toLowerCase()) ?? part)
        .join(' ')
        .trim(),
  }
}

/** The first part of a cell that is neither a name nor an id. */
export function unknownRule(parsed: string): string | undefined {
  return parsed === '' ? undefined : parsed.split(' ').find((part) => !isDocumentId(part))
}
