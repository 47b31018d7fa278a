import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staff } from '#identity/doors.ts'
import { endSessionsOf } from '#identity/session-store.server.ts'
import { shop } from '#platform/services.server.ts'
import { changeRole as change } from './change-role.server.ts'
import { roles } from './roles.ts'

const roleChange = z.object({ userId: z.string().max(128), role: z.enum(roles) })

/** Makes somebody a seller, a super admin, or a customer again. They are signed out at once. */
export const changeRole = createServerFn({ method: 'POST' })
  .middleware([staff('admins.write')])
  .validator((asked: z.input<typeof roleChange>) => roleChange.parse(asked))
  .handler(({ data, context }) =>
    change({ ...shop, endSessionsOf }, { ...data, actorId: context.user.id }),
  )
