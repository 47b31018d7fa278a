import type { CivilDate } from '../delivery/cairo-time.ts'

/** The parts of the shop that the record is looked through by. */
export const auditKinds = [
  'orders',
  'refunds',
  'products',
  'categories',
  'people',
  'sign-in',
  'settings',
] as const
export type AuditKind = (typeof auditKinds)[number]

const kinds: Record<string, AuditKind> = {
  order: 'orders',
  orders: 'orders',
  refund: 'refunds',
  product: 'products',
  category: 'categories',
  categories: 'categories',
  role: 'people',
  user: 'people',
  profile: 'people',
  invitation: 'people',
  password: 'sign-in',
  'two-factor': 'sign-in',
  'recovery-codes': 'sign-in',
  'recovery-code': 'sign-in',
  email: 'sign-in',
  sessions: 'sign-in',
}

/** `order.moved` concerns the orders. What the shop decides about itself, delivery included, is a setting. */
export function kindOf(action: string): AuditKind {
  return kinds[action.split('.')[0] ?? ''] ?? 'settings'
}

/** Who acts where nobody is signed in: whoever runs the shop's machine. */
export const operator = 'operator'

/** Who acts where the payment provider gave money back without the shop. */
export const paymentProviderActor = 'payment-provider'

/** One deed, as it is read. */
export interface AuditRecord {
  id: string
  /** Epoch milliseconds. */
  at: number
  actorId: string
  /** Null where the shop knows nobody by that id any more. */
  actorName: string | null
  action: string
  kind: AuditKind
  subject: string
  /** What it was done to, in words; null where it is gone. */
  subjectName: string | null
  before: AuditValue
  after: AuditValue
  /** The network it was done from; null on the shop's own machine, and once it is forgotten. */
  network: string | null
}

/** JSON. */
export type AuditValue =
  | string
  | number
  | boolean
  | null
  | AuditValue[]
  | { [name: string]: AuditValue }

/** Which deeds of the record to show. What is left out is not asked for. */
export interface AuditFilter {
  /** The uid of who did it. */
  person?: string | undefined
  kind?: AuditKind | undefined
  /** The id of what it was done to. */
  object?: string | undefined
  /** Days in Cairo, both of them included. */
  from?: CivilDate | undefined
  until?: CivilDate | undefined
}

/** Which page of those deeds is wanted: the newest, unless a cursor says behind which one to go on. */
export interface AuditListing extends AuditFilter {
  /** The id of the last entry already seen. */
  cursor?: string | undefined
}

/** A page of the record, newest first; `nextCursor` is null at its end. */
export interface AuditPage {
  entries: AuditRecord[]
  nextCursor: string | null
}
