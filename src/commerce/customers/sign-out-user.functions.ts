import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staff } from '#identity/authorization/guards.ts'
import { endSessionsOf } from '#identity/sessions/session-store.server.ts'
import { identity, shop } from '#platform/services.server.ts'
import { signOutUser as signOut } from './sign-out-user.server.ts'

const question = z.object({ userId: z.string().max(128) })

/** Ends all sessions of somebody, and nothing else of them. */
export const signOutUser = createServerFn({ method: 'POST' })
  .middleware([staff('users.write')])
  .validator((asked: z.input<typeof question>) => question.parse(asked))
  .handler(({ data, context }) => {
    const endSignIns = (uid: string) => identity.endSignIns(uid)
    return signOut({ ...shop, endSessionsOf, endSignIns }, { ...data, actorId: context.user.id })
  })
