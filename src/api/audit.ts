import { createServerFn } from '@tanstack/react-start'
import type { z } from 'zod'
import { listAudit as listEntries } from '#commerce/audit/audit-list-store.server.ts'
import { auditListingSchema as listing } from '#commerce/audit/audit-listing.ts'
import { exportAudit as exportEntries } from '#commerce/audit/export-audit.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const pageSize = 30
/** A page of the audit log, newest first. */
export const listAudit = createServerFn({ method: 'GET' })
  .middleware([staff('audit.read')])
  .validator((input: z.input<typeof listing>) => listing.parse(input))
  .handler(({ data }) => listEntries(shop.db, data, pageSize))

/** A part of the filtered audit log as CSV, and the cursor of the next part. */
export const exportAudit = createServerFn({ method: 'GET' })
  .middleware([staff('audit.read')])
  .validator((input: z.input<typeof listing>) => listing.parse(input))
  .handler(({ data }) => exportEntries(shop, data))
