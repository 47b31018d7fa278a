import { z } from 'zod'
import { linesField } from '../checkout/order-fields.ts'
import { longestName } from '../longest-name.ts'

/**
 * The outcomes of a delivery attempt. `nobody-home` and `refused` end as a failed delivery. `moved`: the recipient asked
 * for a later time, so the order stays out for delivery and becomes the last stop of the run.
 */
export const deliveryOutcomes = ['delivered', 'nobody-home', 'refused', 'moved'] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

/** The outcomes that the shop records. `failed`: staff recorded a failure without its reason. */
export const deliveryAttemptOutcomes = [...deliveryOutcomes, 'failed'] as const
export type DeliveryAttemptOutcome = (typeof deliveryAttemptOutcomes)[number]

export const longestReason = 300
export const pinLength = 4

/** A report that a driver's device sends, perhaps hours later and more than once. */
export const deliveryReportSchema = z.object({
  /** Made by the device: the same report is recorded once. */
  reportId: z.uuid(),
  orderId: z.string().max(100),
  outcome: z.enum(deliveryOutcomes),
  reason: linesField(longestReason).default(''),
  /** The person who took the flowers. */
  receivedBy: z
    .string()
    .trim()
    .max(longestName)
    .regex(/^\P{Cc}*$/u)
    .optional(),
  /** The PIN that the recipient told the driver. A wrong one does not reject the report. */
  pin: z
    .string()
    .regex(new RegExp(`^\\d{${pinLength}}$`))
    .optional(),
  /** In pounds. A delivery with cash due needs at least the amount. */
  cashCollected: z.int().min(0).max(1_000_000).optional(),
  /** The true hour by the clock of the device, in epoch milliseconds. */
  happenedAt: z.int().min(0),
  /** The address of a photograph that was uploaded with the ticket of the driver. */
  photo: z.string().max(200).optional(),
})

export type DeliveryReport = z.output<typeof deliveryReportSchema>
export type DeliveryReportInput = z.input<typeof deliveryReportSchema>
