import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staff } from '#identity/authorization/guards.ts'
import { endSessionsOf } from '#identity/sessions/session-store.server.ts'
import { shop } from '#platform/services.server.ts'
import { addStaff as add } from './add-staff.server.ts'
import { changeRole as change } from './change-role.server.ts'
import { roles, staffRoles } from './roles.ts'
import { listInvitations, listStaff } from './staff-list-store.server.ts'
import type { Roster } from './staff-member.ts'
import { withdrawInvitation as withdraw } from './withdraw-invitation.server.ts'

/** Everybody of the staff, and who is invited. */
export const getRoster = createServerFn({ method: 'GET' })
  .middleware([staff('admins.read')])
  .handler(async (): Promise<Roster> => {
    return { members: await listStaff(shop.db), invitations: await listInvitations(shop.db) }
  })

const addition = z.object({ email: z.string().max(1000), role: z.enum(staffRoles) })

/** Makes whoever has proved that an address is theirs a member of the staff, now or once they have. */
export const addStaff = createServerFn({ method: 'POST' })
  .middleware([staff('admins.write')])
  .validator((asked: z.input<typeof addition>) => addition.parse(asked))
  .handler(({ data, context }) =>
    add({ ...shop, endSessionsOf }, { ...data, actorId: context.user.id }),
  )

const withdrawal = z.object({ invitationId: z.string().max(128) })

export const withdrawInvitation = createServerFn({ method: 'POST' })
  .middleware([staff('admins.write')])
  .validator((asked: z.input<typeof withdrawal>) => withdrawal.parse(asked))
  .handler(({ data, context }) => withdraw(shop, { ...data, actorId: context.user.id }))

const roleChange = z.object({
  userId: z.string().max(128),
  from: z.enum(roles),
  role: z.enum(roles),
})

/** Makes somebody a seller, a super admin, or a customer again. They are signed out at once. */
export const changeRole = createServerFn({ method: 'POST' })
  .middleware([staff('admins.write')])
  .validator((asked: z.input<typeof roleChange>) => roleChange.parse(asked))
  .handler(({ data, context }) =>
    change({ ...shop, endSessionsOf }, { ...data, actorId: context.user.id }),
  )
