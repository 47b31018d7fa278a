import { z } from 'zod'
import { instantOfCivilTime } from '#commerce/delivery/cairo-time.ts'

const id = z.number().int().nonnegative()
const amount = z.number().int().nonnegative()

// The signed values are joined without separators: a looser format could take digits of the amount before it.
const momentForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})?$/
const moment = z.string().regex(momentForm)

/** Fields that the shop needs. An inquiry guarantees no more, and has no signature. */
export const inquiredTransactionSchema = z.looseObject({
  id,
  pending: z.boolean(),
  success: z.boolean(),
  amount_cents: amount,
  currency: z.string(),
  is_auth: z.boolean(),
  is_voided: z.boolean(),
  is_refunded: z.boolean(),
  is_void: z.boolean().default(false),
  is_refund: z.boolean().default(false),
  integration_id: id,
  has_parent_transaction: z.boolean(),
  parent_transaction: id.nullish(),
  error_occured: z.boolean(),
  refunded_amount_cents: amount.nullish(),
  order: z.looseObject({
    id,
    merchant_order_id: z.string().nullish(),
    paid_amount_cents: amount.nullish(),
  }),
  data: z.looseObject({ message: z.string().nullish() }).nullish(),
  created_at: z.string().nullish(),
  owner: id.nullish(),
})

export type InquiredTransaction = z.infer<typeof inquiredTransactionSchema>

/** A transaction in a webhook, with all signed fields. */
export const transactionSchema = inquiredTransactionSchema.extend({
  created_at: moment,
  is_capture: z.boolean(),
  is_standalone_payment: z.boolean(),
  is_3d_secure: z.boolean(),
  owner: id,
  // Without these three the signature cannot be computed reliably.
  source_data: z.looseObject({ pan: z.string(), type: z.string(), sub_type: z.string() }),
})

export type Transaction = z.infer<typeof transactionSchema>

const nothing = z.null().optional()

/** A transaction without a source: its signature is undocumented. */
export const unsourcedSchema = z.looseObject({
  id,
  has_parent_transaction: z.boolean().optional(),
  parent_transaction: id.nullish(),
  order: z.looseObject({ id, merchant_order_id: z.string().nullish() }),
  source_data: z.union([
    nothing,
    z.looseObject({ pan: nothing }),
    z.looseObject({ type: nothing }),
    z.looseObject({ sub_type: nothing }),
  ]),
})

const hourMs = 60 * 60_000

/**
 * Candidates for a time of the provider, in epoch milliseconds. It names no zone: Cairo, up to an hour off around
 * changes of summer time, or UTC.
 */
export function readLocalTime(text: string): number[] {
  if (!momentForm.test(text)) return []
  if (!/T[^Z+-]*$/.test(text)) return [Date.parse(text)]
  const whole = text.slice(0, '2026-01-15T14:05:09'.length)
  const cairo = instantOfCivilTime(whole)
  const utc = Date.parse(`${whole}Z`)
  const readings = cairo === null ? [utc] : [cairo, cairo - hourMs, cairo + hourMs, utc]
  return readings.filter((at) => !Number.isNaN(at))
}

/** Flags and numbers of the return URL, in which every value is a string. */
function typed(text: string | undefined): boolean | number | string | undefined {
  if (text === 'true' || text === 'false') return text === 'true'
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : text
}

/** The nested transaction of a flat query. */
function fromQuery({ order_id, merchant_order_id, ...query }: Record<string, string>) {
  return {
    ...Object.fromEntries(Object.entries(query).map(([name, text]) => [name, typed(text)])),
    // Real URLs say `order`; the manual says `order_id`.
    order: { id: typed(query.order ?? order_id), merchant_order_id },
    source_data: {
      pan: query['source_data.pan'],
      type: query['source_data.type'],
      sub_type: query['source_data.sub_type'],
    },
    data: { message: query['data.message'] },
  }
}

/** The same transaction in the return URL. Keeps no value that the shop does not know. */
export const returnSchema = z.preprocess(
  fromQuery,
  z
    .object(transactionSchema.shape)
    .omit({ parent_transaction: true })
    .extend({ refunded_amount_cents: amount.optional().catch(undefined) }),
)

export const cardTokenSchema = z.looseObject({
  id,
  card_subtype: z.string(),
  created_at: z.string(),
  email: z.string(),
  masked_pan: z.string(),
  merchant_id: id,
  order_id: z.string(),
  token: z.string(),
})

/** A card that the provider saved for a customer; no payment event. */
export type CardToken = z.infer<typeof cardTokenSchema>
