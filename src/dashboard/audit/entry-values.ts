import type { AuditLogEntry } from '#commerce/audit/audit-entry.ts'
import { currentLocale } from '#i18n/locale.ts'
import { fieldsOf, nameIn } from './audit-labels.ts'
import { formatAuditValue } from './audit-values.ts'
import { markValue, places } from './sentence-parts.ts'

export type Facts = Pick<
  AuditLogEntry,
  'action' | 'actorId' | 'subject' | 'before' | 'after' | 'mentions'
>

/** The formatted value of a field before or after the action. */
export function valueIn(entry: Facts, side: 'before' | 'after', field: string): string {
  return formatAuditValue(field, fieldsOf(entry[side]).get(field), entry.mentions)
}
export const was = (entry: Facts, field: string) => markValue(valueIn(entry, 'before', field))
export const is = (entry: Facts, field: string) => markValue(valueIn(entry, 'after', field))

/** The recorded name, or in Arabic the current one of the product. */
export function productIn({ mentions, ...entry }: Facts, side: 'before' | 'after'): string {
  const { productId } = Object.fromEntries(fieldsOf(entry[side]))
  const product = typeof productId === 'string' ? mentions[productId] : undefined
  const isTranslated = currentLocale() === 'ar' && product
  return markValue((isTranslated ? product.name : nameIn(entry[side])) ?? '')
}

/** Actor, subject and a field before and after. */
export const move = (entry: Facts, field: string) => ({
  ...places,
  before: was(entry, field),
  after: is(entry, field),
})
