import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staff } from '#identity/authorization/guards.ts'
import { shop } from '#platform/services.server.ts'
import { isCivilDate } from '../delivery/cairo-time.ts'
import { auditKinds } from './audit-entry.ts'
import { listAudit as list } from './audit-list-store.server.ts'
import { exportAudit as writeOut } from './export-audit.server.ts'

const pageSize = 30
const id = z.string().max(254)
const day = z.string().refine(isCivilDate)

const listing = z.object({
  person: id.optional(),
  kind: z.enum(auditKinds).optional(),
  object: id.optional(),
  from: day.optional(),
  until: day.optional(),
  cursor: id.optional(),
})

/** Who did what, newest first. */
export const listAudit = createServerFn({ method: 'GET' })
  .middleware([staff('audit.read')])
  .validator((asked: z.input<typeof listing>) => listing.parse(asked))
  .handler(({ data }) => list(shop.db, data, pageSize))

/** A part of what the list shows, as a file, and where the next part begins. */
export const exportAudit = createServerFn({ method: 'GET' })
  .middleware([staff('audit.read')])
  .validator((asked: z.input<typeof listing>) => listing.parse(asked))
  .handler(({ data }) => writeOut(shop, data))
