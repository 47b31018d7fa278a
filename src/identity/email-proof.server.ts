import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import { jwtVerify } from 'jose'
import { z } from 'zod'
import type { Database } from '#database/engine.server.ts'
import { limitRate } from './rate-limits/rate-limit.server.ts'
import { seal } from './seal.server.ts'
import { signedPart } from './signed-part.ts'

/** So long a link that proves an address holds. */
export const linkLifeSeconds = 60 * 60

const onceForItsLife = { max: 1, windowMs: linkLifeSeconds * 1000 }
const proof = z.object({ email: z.string(), updateTo: z.undefined().optional() })

/**
 * That an address belongs to the account that has it. The library's own link proves it to whoever follows it: a program
 * that looks at mails, or somebody whose address another person registered, would prove it for that person. Here it
 * takes a click, in a browser that is signed in to the account; and each link works once.
 */
export function emailProof({ db }: { db: Database }) {
  return {
    id: 'email-proof' as const,
    endpoints: {
      confirmEmail: createAuthEndpoint(
        '/email-proof/confirm',
        { method: 'POST', body: z.object({ token: z.string().max(2000) }) },
        async (ctx) => {
          const { internalAdapter, secret } = ctx.context
          const { token } = ctx.body
          const email = await readProof(token, secret)
          if (email === null) throw spent()
          const session = await getSessionFromCtx(ctx, { disableCookieCache: true })
          if (session?.user.email !== email) throw elsewhere()
          const key = `link ${seal(signedPart(token), secret)}`
          if ((await limitRate(db, [{ key, ...onceForItsLife }], Date.now())) !== null)
            throw spent()
          await internalAdapter.updateUser(session.user.id, { emailVerified: true })
          return ctx.json({ status: true })
        },
      ),
    },
  }
}

/** The address that a link is about; null when it is over, or was not written here. */
async function readProof(token: string, secret: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
    })
    return proof.parse(payload).email
  } catch {
    return null
  }
}

function spent(): APIError {
  return new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'Spent.' })
}

function elsewhere(): APIError {
  const message = 'Sign in to the account of this address first.'
  return new APIError('FORBIDDEN', { code: 'EMAIL_MISMATCH', message })
}
