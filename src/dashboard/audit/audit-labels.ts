import {
  type AuditKind,
  type AuditLogEntry,
  type AuditValue,
  operator,
  paymentProviderActor,
} from '#commerce/audit/audit-entry.ts'
import { contentPageNamed } from '#commerce/content/content-page.ts'
import { isCivilDate } from '#commerce/delivery/cairo-time.ts'
import { localizedText } from '#i18n/localized.ts'
import { contentPageName } from '../content-pages/content-page-names.messages.ts'
import { sectionText } from '../layout/sections.messages.ts'
import { auditText } from './audit.messages.ts'
import { formatDatedDay } from './audit-values.ts'

export function kindName(kind: AuditKind): string {
  return auditText(kind)
}

export function actorLabels({
  actorId,
  actorName,
}: Pick<AuditLogEntry, 'actorId' | 'actorName'>): string {
  if (actorId === paymentProviderActor) return auditText('paymentProvider')
  return actorName ?? auditText(actorId === operator ? 'commandLine' : 'deletedUser')
}

/** The name of the subject; for a deleted one the name in the entry itself, otherwise its id. */
export function subjectLabels({
  subject,
  subjectName,
  before,
  after,
}: Pick<AuditLogEntry, 'subject' | 'subjectName' | 'before' | 'after'>): string {
  if (isCivilDate(subject)) return formatDatedDay(subject)
  if (subject === 'settings') return sectionText('settings')
  const page = contentPageNamed(subject)
  if (page) return contentPageName(page)
  return subjectName ?? nameIn(after) ?? nameIn(before) ?? subject
}

/** The name in an entry, in Arabic where the entry has one. */
export function nameIn(value: AuditValue): string | null {
  const { name, nameAr } = Object.fromEntries(fieldsOf(value))
  if (typeof name !== 'string' || name === '') return null
  return localizedText({ en: name, ar: typeof nameAr === 'string' ? nameAr : '' })
}

export interface AuditChange {
  field: string
  before: AuditValue | undefined
  after: AuditValue | undefined
}

/** Internal ids, which say nothing to staff. */
const internal = new Set(['paymentId', 'refundId', 'productId', 'position'])

/** The changed fields of an entry; equal ones are left out. */
export function changesOf({
  before,
  after,
}: Pick<AuditLogEntry, 'before' | 'after'>): AuditChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => !internal.has(field))
    .map((field) => ({ field, before: was.get(field), after: is.get(field) }))
    .map((change) => (change.field === 'furtherVariants' ? changedSizes(change) : change))
    .filter((change) => !isSame(change.before, change.after))
}

/** Only the sizes that differ; all of them where the change is their order. */
function changedSizes({ field, before, after }: AuditChange): AuditChange {
  if (!Array.isArray(before) || !Array.isArray(after)) return { field, before, after }
  const isIn = (sizes: readonly AuditValue[]) => (size: AuditValue) =>
    sizes.some((other) => JSON.stringify(other) === JSON.stringify(size))
  const [was, is] = [
    before.filter((one) => !isIn(after)(one)),
    after.filter((one) => !isIn(before)(one)),
  ]
  return was.length + is.length > 0 ? { field, before: was, after: is } : { field, before, after }
}

export function fieldsOf(value: AuditValue): Map<string, AuditValue> {
  if (value === null) return new Map()
  if (typeof value === 'object' && !Array.isArray(value)) return new Map(Object.entries(value))
  return new Map([['', value]])
}

/** A missing, empty and null value are the same. */
function isSame(one: AuditValue | undefined, other: AuditValue | undefined): boolean {
  return (
    JSON.stringify(one || one === 0 || one === false ? one : null) ===
    JSON.stringify(other || other === 0 || other === false ? other : null)
  )
}
