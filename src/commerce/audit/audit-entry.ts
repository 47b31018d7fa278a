/** Filter values of the audit log. */
export const auditKinds = [
  'orders',
  'refunds',
  'products',
  'categories',
  'occasions',
  'people',
  'sign-in',
  'settings',
] as const
export type AuditKind = (typeof auditKinds)[number]

const nouns: Record<AuditKind, readonly string[]> = {
  orders: ['order', 'orders', 'claim', 'review', 'cash', 'run'],
  refunds: ['refund'],
  products: ['product', 'stem'],
  categories: ['category', 'categories'],
  occasions: ['occasion', 'occasions'],
  people: ['role', 'user', 'profile', 'invitation'],
  'sign-in': [
    'password',
    'two-factor',
    'identity-key',
    'recovery-codes',
    'recovery-code',
    'passkey',
    'email',
    'sessions',
  ],
  settings: [],
}

/** Kind of an action by its first noun: `order.moved` is about orders. Delivery rules count as settings. */
export function kindOf(action: string): AuditKind {
  const [noun = ''] = action.split('.')
  return auditKinds.find((kind) => nouns[kind].includes(noun)) ?? 'settings'
}

/** Actor of changes from the command line, where no user is signed in. */
export const operator = 'operator'

/** Actor of a refund that the payment provider made without a request of the shop. */
export const paymentProviderActor = 'payment-provider'

/** An audit entry as staff read it. */
export interface AuditLogEntry {
  id: string
  /** Epoch milliseconds. */
  at: number
  actorId: string
  /** Null if the user is deleted. */
  actorName: string | null
  action: string
  kind: AuditKind
  subject: string
  /** Display name of the subject; null if it is deleted. */
  subjectName: string | null
  before: AuditValue
  after: AuditValue
  /** The names of the ids in `before` and `after`, by id; deleted objects are missing. */
  mentions: Record<string, AuditMention>
  /** Network of the request; null for jobs and scripts, and after its retention. */
  network: string | null
}

/** An object whose id is in the values of an entry. */
export interface AuditMention {
  kind: 'order' | 'product' | 'category' | 'occasion' | 'user' | 'delivery'
  name: string
}

/** JSON. */
export type AuditValue =
  | string
  | number
  | boolean
  | null
  | AuditValue[]
  | { [name: string]: AuditValue }

/** A page of the audit log, newest first; `nextCursor` is null at the end. */
export interface AuditPage {
  entries: AuditLogEntry[]
  nextCursor: string | null
}
