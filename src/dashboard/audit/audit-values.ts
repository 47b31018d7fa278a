import type { AuditLogEntry, AuditValue } from '#commerce/audit/audit-entry.ts'
import { isCivilDate } from '#commerce/delivery/cairo-time.ts'
import { dayNames } from '#commerce/delivery/day-label.ts'
import { formatMinute } from '#commerce/delivery/delivery-slot.ts'
import { formatDatedMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import { orderStatuses } from '#commerce/orders/order-statuses.ts'
import { readRole, roleNames } from '#commerce/staff/roles.ts'
import { isolated } from '#i18n/isolated.ts'
import { cutoffLabel, weekdayLabels } from '../delivery/slot-fields.ts'
import { statusStyles } from '../orders/order-labels.ts'

type Mentions = AuditLogEntry['mentions']

const booleans: Record<string, readonly [string, string]> = {
  open: ['Open', 'Closed'],
  enabled: ['Available', 'Not available'],
  suspended: ['Suspended', 'Active'],
  wasMissing: ['Missing', 'Given'],
}

const money = (value: AuditValue) => (typeof value === 'number' ? formatMoney(value) : null)
const moment = (value: AuditValue) => (typeof value === 'number' ? formatDatedMoment(value) : null)
const days = (value: AuditValue) =>
  typeof value === 'number' ? `${value} ${value === 1 ? 'day' : 'days'}` : null
const minute = (value: AuditValue) => (typeof value === 'number' ? formatMinute(value) : null)

/** Formats by field name; null for a value of another type, as an older version may have written it. */
const formats: Record<string, (value: AuditValue) => string | null> = {
  price: money,
  salePrice: money,
  fee: money,
  surcharge: money,
  amount: money,
  left: money,
  requestedAmount: money,
  saleStartDate: moment,
  saleEndDate: moment,
  archivedAt: (value) => (value === null ? 'Not archived' : moment(value)),
  startMinute: minute,
  endMinute: minute,
  cutoffMinute: (value) => (typeof value === 'number' ? cutoffLabel(value) : null),
  weekdays: (value) => (typeof value === 'string' ? weekdayLabels(value) : null),
  stock: (value) => (value === null ? 'Made to order' : null),
  leadDays: days,
  guaranteeDays: days,
  role: (value) => (typeof value === 'string' ? roleNames[readRole(value)] : null),
  status: (value) => statusLabel(value),
  changed: (value) =>
    Array.isArray(value) ? value.map((field) => fieldLabels(String(field))).join(', ') : null,
}

function statusLabel(value: AuditValue): string | null {
  const status = orderStatuses.find((known) => known === value)
  return status ? statusStyles[status].label : null
}

/** A value in the formats of the shop, with names in place of ids; empty if there is none. */
export function formatAuditValue(
  field: string,
  value: AuditValue | undefined,
  mentions: Mentions = {},
): string {
  if (value === undefined) return ''
  const formatted = formats[field]?.(value)
  if (formatted) return formatted
  if (value === null || value === '') return ''
  if (typeof value === 'boolean') {
    const [yes, no] = booleans[field] ?? ['Yes', 'No']
    return value ? yes : no
  }
  if (typeof value === 'number') return value.toLocaleString('en-EG')
  if (typeof value === 'string') {
    return isCivilDate(value) ? formatDatedDay(value) : (mentions[value]?.name ?? value)
  }
  if (Array.isArray(value)) {
    return value.map((one) => isolated(formatAuditValue(field, one, mentions))).join(', ')
  }
  return Object.entries(value)
    .map(
      ([name, one]) => `${fieldLabels(name)}: ${isolated(formatAuditValue(name, one, mentions))}`,
    )
    .join(', ')
}

/** The log is read years later, so days have a year. */
export function formatDatedDay(date: string): string {
  const { weekday, day, month } = dayNames(date)
  return `${weekday} ${day} ${month} ${date.slice(0, 4)}`
}

const labels: Record<string, string> = {
  nameAr: 'Arabic name',
  descriptionAr: 'Arabic description',
  careAr: 'Arabic care',
  reasonAr: 'Arabic reason',
  altAr: 'Arabic alt text',
  saleStartDate: 'Sale starts',
  saleEndDate: 'Sale ends',
  leadDays: 'Lead time',
  guaranteeDays: 'Freshness guarantee',
  archivedAt: 'Archived',
  startMinute: 'Start',
  endMinute: 'End',
  cutoffMinute: 'Order cut-off',
  capacity: 'Deliveries per day',
  open: 'Status',
  enabled: 'Availability',
  suspended: 'Status',
  wasMissing: 'Address',
  left: 'Refundable',
  requestedAmount: 'Requested',
  movedTo: 'Moved to',
  changed: 'Changed fields',
  keptOne: 'This device stays signed in',
  hasAgreed: 'Sender agreed',
  userId: 'User',
  orderIds: 'Orders',
  proof: 'Confirmed by',
}

/** `salePrice` reads `Sale price`; a value without a field is the value itself. */
export function fieldLabels(field: string): string {
  if (field === '') return 'Value'
  const known = labels[field]
  if (known) return known
  const spaced = field.replace(/[A-Z]/g, (character) => ` ${character.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
