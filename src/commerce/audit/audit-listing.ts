import { z } from 'zod'
import { isCivilDate } from '../delivery/cairo-time.ts'
import { auditKinds } from './audit-entry.ts'

// Apart from the entries: routes need their kinds, and every visitor of the storefront loads the routes.
const id = z.string().max(254)
const day = z.string().refine(isCivilDate)

/** Filter of the audit log, of which a missing field matches all, and a page: without a cursor the first one. */
export const auditListingSchema = z.object({
  /** Uid of the actor. */
  person: id.optional(),
  kind: z.enum(auditKinds).optional(),
  /** Id of the subject. */
  object: id.optional(),
  /** Days in Cairo, inclusive. */
  from: day.optional(),
  until: day.optional(),
  /** Id of the last entry of the previous page. */
  cursor: id.optional(),
})

export type AuditListing = z.infer<typeof auditListingSchema>
export type AuditFilter = Omit<AuditListing, 'cursor'>
