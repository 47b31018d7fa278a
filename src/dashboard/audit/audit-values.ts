import type { AuditLogEntry, AuditValue } from '#commerce/audit/audit-entry.ts'
import { isCivilDate } from '#commerce/delivery/cairo-time.ts'
import { dayNames } from '#commerce/delivery/day-label.ts'
import { formatMinute } from '#commerce/delivery/delivery-slot.ts'
import { formatDatedMoment } from '#commerce/delivery/moment-label.ts'
import { formatPlace, placeSchema } from '#commerce/delivery/place.ts'
import { formatMoney } from '#commerce/money.ts'
import { orderStatuses, paymentStatuses } from '#commerce/orders/order-statuses.ts'
import { hiddenReasonText } from '#commerce/reviews/hidden-reason.messages.ts'
import { hiddenReasons } from '#commerce/reviews/review.ts'
import type { SettingName } from '#commerce/settings/shop-settings.ts'
import { roleName } from '#commerce/staff/role-name.ts'
import { readRole } from '#commerce/staff/roles.ts'
import { isolated } from '#i18n/isolated.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { shownDigits } from '#i18n/shown-digits.ts'
import { cutoffLabel, weekdayLabels } from '../delivery/slot-fields.ts'
import { paymentText } from '../orders/order-labels.messages.ts'
import { statusStyles } from '../orders/order-labels.ts'
import { settingValue } from '../settings/setting-value.ts'
import { fieldLabels } from './audit-fields.ts'
import { auditValueText } from './audit-values.messages.ts'

type Mentions = AuditLogEntry['mentions']

type BooleanText =
  | 'isOpen'
  | 'isClosed'
  | 'isEnabled'
  | 'isDisabled'
  | 'isSuspended'
  | 'isActive'
  | 'isMissing'
  | 'isGiven'
  | 'yes'
  | 'no'

const booleans: Record<string, readonly [BooleanText, BooleanText]> = {
  open: ['isOpen', 'isClosed'],
  enabled: ['isEnabled', 'isDisabled'],
  suspended: ['isSuspended', 'isActive'],
  wasMissing: ['isMissing', 'isGiven'],
}

const money = (value: AuditValue) => (typeof value === 'number' ? formatMoney(value) : null)
const moment = (value: AuditValue) => (typeof value === 'number' ? formatDatedMoment(value) : null)
const days = (value: AuditValue) =>
  typeof value === 'number' ? auditValueText('days', { count: value }) : null
const minute = (value: AuditValue) => (typeof value === 'number' ? formatMinute(value) : null)

/** Stored codes with a text. */
const codes = [
  'bouquet',
  'delivery',
  'message',
  'refund',
  'replacement',
  'open',
  'accept',
  'approve',
  'decline',
  'staff',
  'no',
  'also',
  'only',
] as const

function code(value: AuditValue): string | null {
  const known = codes.find((one) => one === value)
  if (known) return auditValueText(known)
  const reason = hiddenReasons.find((one) => one === value)
  return reason ? hiddenReasonText(reason) : null
}

const setting = (name: SettingName, value: AuditValue) =>
  typeof value === 'string' ? settingValue(name, value) : null

/** Formats by field name; null for a value of another type, as an older version may have written it. */
const formats: Record<string, (value: AuditValue) => string | null> = {
  price: money,
  salePrice: money,
  fee: money,
  surcharge: money,
  amount: money,
  total: money,
  due: money,
  discount: money,
  left: money,
  counted: money,
  expected: money,
  place: (value) => {
    const place = placeSchema.safeParse(value).data
    return place ? formatPlace(place) : null
  },
  requestedAmount: money,
  saleStartDate: moment,
  // The end of a closure is a date.
  until: moment,
  saleEndDate: moment,
  archivedAt: (value) => (value === null ? auditValueText('notArchived') : moment(value)),
  startMinute: minute,
  endMinute: minute,
  cutoffMinute: (value) => (typeof value === 'number' ? cutoffLabel(value) : null),
  openDays: (value) => setting('openDays', value),
  arabicDigits: (value) => setting('arabicDigits', value),
  cashLimit: (value) => setting('cashLimit', value),
  weekdays: (value) => (typeof value === 'string' ? weekdayLabels(value) : null),
  stock: (value) => (value === null ? auditValueText('madeToOrder') : null),
  leadDays: days,
  addOn: code,
  guaranteeDays: days,
  role: (value) => (typeof value === 'string' ? roleName(readRole(value)) : null),
  status: (value) => statusLabel(value),
  paymentStatus: (value) => paymentStatusLabel(value),
  kind: code,
  answer: code,
  difference: code,
  decision: code,
  proof: code,
  reason: code,
  furtherVariants: (value) =>
    Array.isArray(value) ? value.map((size) => `• ${sizeText(size)}`).join('\n') : null,
  changed: (value) =>
    Array.isArray(value) ? joinValues(value.map((field) => fieldLabels(String(field)))) : null,
}

/** `Grand: Price: EGP 1,900, Stock: 5`; older entries may have other fields. */
function sizeText(size: AuditValue): string {
  const {
    id: _id,
    variantName,
    variantNameAr,
    isArchived,
    pictures,
    ...facts
  } = typeof size === 'object' && size !== null && !Array.isArray(size) ? size : {}
  const names = [variantName, variantNameAr].filter((name) => typeof name === 'string' && name)
  const shown = {
    ...Object.fromEntries(
      Object.entries(facts).filter(([field, value]) => formatAuditValue(field, value) !== ''),
    ),
    ...(Array.isArray(pictures) && pictures.length > 0 && { pictures: pictures.length }),
    ...(isArchived === true && { archivedAt: auditValueText('yes') }),
  }
  return auditValueText('fieldValue', {
    field: names.join(' / '),
    value: formatAuditValue('', shown),
  })
}

function statusLabel(value: AuditValue): string | null {
  const status = orderStatuses.find((known) => known === value)
  return status ? statusStyles[status].label : null
}

function paymentStatusLabel(value: AuditValue): string | null {
  const status = paymentStatuses.find((known) => known === value)
  return status ? paymentText(status) : null
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
    const [yes, no] = booleans[field] ?? ['yes', 'no']
    return auditValueText(value ? yes : no)
  }
  if (typeof value === 'number') return groupDigits(value)
  if (typeof value === 'string') {
    return isCivilDate(value) ? formatDatedDay(value) : (mentions[value]?.name ?? value)
  }
  if (Array.isArray(value)) {
    return joinValues(value.map((one) => isolated(formatAuditValue(field, one, mentions))))
  }
  return joinValues(
    Object.entries(value).map(([name, one]) =>
      auditValueText('fieldValue', {
        field: fieldLabels(name),
        value: formatAuditValue(name, one, mentions),
      }),
    ),
  )
}

function joinValues(values: readonly string[]): string {
  return values.join(auditValueText('separator'))
}

/** The log is read years later, so days have a year. */
export function formatDatedDay(date: string): string {
  const { weekday, day, month } = dayNames(date)
  return `${weekday} ${day} ${month} ${shownDigits(date.slice(0, 4))}`
}
