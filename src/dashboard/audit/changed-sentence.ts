import { fieldLabels } from './audit-fields.ts'
import { changesOf } from './audit-labels.ts'
import { auditChangeText } from './changed-sentence.messages.ts'
import { type Facts, move, valueIn } from './entry-values.ts'
import { markValue, places } from './sentence-parts.ts'

/** Longer values are only in the view of before and after. */
const longest = 60

const changes = {
  product: ['productUnchanged', 'productChanged', 'productChangedTo'],
  stem: ['stemUnchanged', 'stemChanged', 'stemChangedTo'],
  category: ['categoryUnchanged', 'categoryChanged', 'categoryChangedTo'],
  occasion: ['occasionUnchanged', 'occasionChanged', 'occasionChangedTo'],
  page: ['pageUnchanged', 'pageChanged', 'pageChangedTo'],
  settings: ['settingsUnchanged', 'settingsChanged', 'settingsChangedTo'],
  area: ['areaUnchanged', 'areaChanged', 'areaChangedTo'],
  slot: ['slotUnchanged', 'slotChanged', 'slotChangedTo'],
  user: ['userUnchanged', 'userChanged', 'userChangedTo'],
} as const

/** One changed field with its values, or the names of several. */
export function changed(
  entry: Facts,
  kind: keyof typeof changes,
  labelOf = (field: string) => fieldLabels(field).toLowerCase(),
): string {
  const [unchanged, ofFields, withValues] = changes[kind]
  const [first, ...others] = changesOf(entry)
  if (!first) return auditChangeText(unchanged, places)
  const names = [first, ...others].map(({ field }) => labelOf(field))
  const fields = markValue(listOf(names))
  const values = [valueIn(entry, 'before', first.field), valueIn(entry, 'after', first.field)]
  const isShort = values.every(({ length }) => length > 0 && length <= longest)
  return isShort && others.length === 0 && typeof first.after !== 'object'
    ? auditChangeText(withValues, { ...move(entry, first.field), fields })
    : auditChangeText(ofFields, { ...places, fields })
}

function listOf(names: readonly string[]): string {
  const [last = ''] = names.slice(-1)
  if (names.length < 2) return last
  return auditChangeText('listWithLast', {
    items: names.slice(0, -1).join(auditChangeText('listSeparator')),
    last,
  })
}
