import { z } from 'zod'
import { changedParts } from './order-changes.ts'

const value = z.object({ text: z.string(), textAr: z.string().optional() })

/** The stored changes of an edit. */
export const orderChangesSchema = z.array(
  z.object({ part: z.enum(changedParts), before: value, after: value }),
)
