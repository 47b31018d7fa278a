import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staff } from '#identity/authorization/guards.ts'
import { endSessionsOf } from '#identity/sessions/session-store.server.ts'
import { identity, shop } from '#platform/services.server.ts'
import { liftSuspension as lift, suspendUser as suspend } from './suspend-user.server.ts'

const userId = z.string().max(128)
const suspension = z.object({ userId, reason: z.string().trim().min(1).max(500) })
const question = z.object({ userId })

/** Shuts a user out, at once and everywhere: at the identity provider as well, where they could change the account. */
export const suspendUser = createServerFn({ method: 'POST' })
  .middleware([staff('users.write')])
  .validator((asked: z.input<typeof suspension>) => suspension.parse(asked))
  .handler(async ({ data, context }) => {
    const suspended = await suspend(
      { ...shop, endSessionsOf },
      { ...data, actorId: context.user.id },
    )
    if (suspended.ok) await identity.endSignIns(data.userId)
    return suspended
  })

/** Lets a user in again. */
export const liftSuspension = createServerFn({ method: 'POST' })
  .middleware([staff('users.write')])
  .validator((asked: z.input<typeof question>) => question.parse(asked))
  .handler(({ data, context }) =>
    lift({ ...shop, endSessionsOf }, { ...data, actorId: context.user.id }),
  )
