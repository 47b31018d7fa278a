import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { addStaff as add } from '#commerce/staff/add-staff.server.ts'
import { changeRole as change } from '#commerce/staff/change-role.server.ts'
import { roles, staffRoles } from '#commerce/staff/roles.ts'
import { listInvitations, listStaff } from '#commerce/staff/roster-store.server.ts'
import type { Roster } from '#commerce/staff/staff-member.ts'
import { withdrawInvitation as withdraw } from '#commerce/staff/withdraw-invitation.server.ts'
import { endSessionsOf } from '#identity/sessions/session-store.server.ts'
import { staff } from '#platform/request/guards.ts'
import { identity, shop } from '#platform/services.server.ts'

const staffContext = { ...shop, endSessionsOf }

/** All members of the staff, and the pending invitations. */
const getRoster = createServerFn({ method: 'GET' })
  .middleware([staff('admins.read')])
  .handler(async (): Promise<Roster> => {
    const members = await listStaff(shop.db)
    const ids = members.map(({ id }) => id)
    const secondFactors = await identity.secondFactors?.list(shop.db, ids)
    return {
      members,
      invitations: await listInvitations(shop.db),
      secondFactors: secondFactors ? Object.fromEntries(secondFactors) : null,
    }
  })

const addition = z.object({ email: z.string().max(1000), role: z.enum(staffRoles) })

/** A user with this verified email becomes staff at once; any other address is invited. */
export const addStaff = createServerFn({ method: 'POST' })
  .middleware([staff('admins.write')])
  .validator((input: z.input<typeof addition>) => addition.parse(input))
  .handler(({ data, context }) => add(staffContext, { ...data, actorId: context.user.id }))

const withdrawal = z.object({ invitationId: z.string().max(128) })

export const withdrawInvitation = createServerFn({ method: 'POST' })
  .middleware([staff('admins.write')])
  .validator((input: z.input<typeof withdrawal>) => withdrawal.parse(input))
  .handler(({ data, context }) => withdraw(shop, { ...data, actorId: context.user.id }))

const roleChange = z.object({
  userId: z.string().max(128),
  from: z.enum(roles),
  role: z.enum(roles),
})

/** Changes a user's role and ends the user's sessions. */
export const changeRole = createServerFn({ method: 'POST' })
  .middleware([staff('admins.write')])
  .validator((input: z.input<typeof roleChange>) => roleChange.parse(input))
  .handler(({ data, context }) => change(staffContext, { ...data, actorId: context.user.id }))

export const staffQueries = {
  all: () => ['staff'] as const,
  /** All members of the staff, and the pending invitations. */
  roster: () =>
    queryOptions({ queryKey: [...staffQueries.all(), 'roster'], queryFn: () => getRoster() }),
}
