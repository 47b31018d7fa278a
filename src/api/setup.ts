import { createServerFn } from '@tanstack/react-start'
import { readSetup } from '#commerce/setup/setup-store.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

/** How far a new shop is set up. Only super admins can do every step. */
export const getSetup = createServerFn({ method: 'GET' })
  .middleware([staff('admins.write')])
  .handler(() => readSetup(shop.db))
