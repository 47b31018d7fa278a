import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from 'jose'
import { z } from 'zod'
import type { Accepted, Refusal } from '#commerce/refusal.ts'
import type { IdentityAccount, SignInMethod } from '../providers/identity-server.ts'
import { maxTokenAgeSeconds } from './token-age.ts'

/** The content of a valid token of the identity provider. */
export interface IdTokenRules {
  /** `unsigned` is for an emulator only. */
  keys: JWTVerifyGetKey | 'unsigned'
  algorithm: string
  issuer: string
  audience: string
}

export type ReadIdToken =
  | Accepted<{ account: IdentityAccount }>
  | Refusal<'token-invalid' | 'token-expired' | 'token-too-old'>

// Clocks of provider and shop may differ by seconds.
const clockSkewSeconds = 5

const claims = z.object({
  sub: z.string().regex(/^[A-Za-z0-9]{1,128}$/),
  iat: z.number(),
  exp: z.number(),
  email: z.string().max(320).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  picture: z
    .url({ protocol: /^https?$/ })
    .optional()
    // A malformed picture does not reject the sign-in.
    .catch(undefined),
  sign_in_provider: z.string().optional(),
  // Firebase's claim of the sign-in method.
  firebase: z.object({ sign_in_provider: z.string().optional() }).optional().catch(undefined),
  /** The time of the sign-in, which renewed tokens keep. */
  auth_time: z.number().optional(),
  amr: z.array(z.string()).optional().catch(undefined),
  /** The sign-in at the embedded provider. Tokens of the release before and Firebase's have none. */
  sid: z.string().max(128).optional(),
})

/** Accepts a token only if signature, algorithm, issuer, audience, expiry and age (`now` in milliseconds) are valid. */
export async function readIdToken(
  token: string,
  rules: IdTokenRules,
  now: number,
): Promise<ReadIdToken> {
  const payload = await verifiedPayload(token, rules, now)
  if ('refusal' in payload) return payload
  const read = claims.safeParse(payload.claims)
  if (!read.success) return { ok: false, refusal: 'token-invalid' }

  // Only a fresh token starts a session, so a token stolen from a log or a backup is worthless.
  const age = now / 1000 - read.data.iat
  if (age < -clockSkewSeconds) return { ok: false, refusal: 'token-invalid' }
  if (age > maxTokenAgeSeconds) return { ok: false, refusal: 'token-too-old' }
  return { ok: true, account: accountOf(read.data) }
}

async function verifiedPayload(token: string, rules: IdTokenRules, now: number) {
  try {
    const expected = {
      issuer: rules.issuer,
      audience: rules.audience,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'iat', 'exp'],
    }
    const { payload } =
      rules.keys === 'unsigned'
        ? UnsecuredJWT.decode(token, expected)
        : await jwtVerify(token, rules.keys, { ...expected, algorithms: [rules.algorithm] })
    return { claims: payload satisfies JWTPayload }
  } catch (error) {
    if (error instanceof errors.JWTExpired) return refuse('token-expired')
    // Any other error, such as unavailable keys, is a failure and no refusal.
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) {
      return refuse('token-invalid')
    }
    throw error
  }
}

function refuse<Reason extends string>(refusal: Reason): Refusal<Reason> {
  return { ok: false, refusal }
}

function accountOf(read: z.infer<typeof claims>): IdentityAccount {
  return {
    uid: read.sub,
    email: read.email ?? '',
    emailVerified: read.email_verified ?? false,
    name: read.name ?? '',
    picture: read.picture ?? null,
    method: methods.get(read.sign_in_provider ?? read.firebase?.sign_in_provider) ?? null,
    secondFactor: read.amr?.includes('mfa') ?? false,
    signInId: read.sid ?? null,
    signedInAt: (read.auth_time ?? read.iat) * 1000,
    // Firebase goes on issuing tokens to browsers whose sessions the shop has ended; the embedded provider does not.
    provenAt: (read.firebase ? (read.auth_time ?? read.iat) : read.iat) * 1000,
  }
}

const methods = new Map<string | undefined, SignInMethod>([
  ['anonymous', 'guest'],
  ['password', 'password'],
  ['google', 'google'],
  ['google.com', 'google'],
])
