import {
  type AuditKind,
  type AuditLogEntry,
  type AuditValue,
  operator,
  paymentProviderActor,
} from '#commerce/audit/audit-entry.ts'

export const kindNames: Record<AuditKind, string> = {
  orders: 'Orders',
  refunds: 'Refunds',
  products: 'Products',
  categories: 'Categories',
  people: 'Users',
  'sign-in': 'Sign-in',
  settings: 'Settings',
}

/** `two-factor.turned-on` reads `Two-factor turned on`. */
export function actionLabels(action: string): string {
  const [noun = '', verb = ''] = action.split('.')
  const words = `${noun} ${verb.replaceAll('-', ' ')}`.trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function actorLabels({
  actorId,
  actorName,
}: Pick<AuditLogEntry, 'actorId' | 'actorName'>): string {
  if (actorId === paymentProviderActor) return 'Payment provider'
  return actorName ?? (actorId === operator ? 'Command line' : 'Deleted user')
}

export interface AuditChange {
  field: string
  before: string
  after: string
}

/** The changed fields of an entry; equal ones are left out. */
export function changesOf({
  before,
  after,
}: Pick<AuditLogEntry, 'before' | 'after'>): AuditChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: words(was.get(field)), after: words(is.get(field)) }))
    .filter((change) => change.before !== change.after)
}

function fieldsOf(value: AuditValue): Map<string, AuditValue> {
  if (value === null) return new Map()
  if (typeof value === 'object' && !Array.isArray(value)) return new Map(Object.entries(value))
  return new Map([['', value]])
}

function words(value: AuditValue | undefined): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** `salePrice` reads `Sale price`. */
export function fieldLabels(field: string): string {
  const spaced = field.replace(/[A-Z]/g, (character) => ` ${character.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
