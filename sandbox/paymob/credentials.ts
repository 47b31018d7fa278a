import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import type { PaymobSettings } from '../settings.ts'

const lifeMs = 60 * 60 * 1000
const claimsSchema = z.object({ profile_pk: z.number(), exp: z.number() })

const missingCredentials = { detail: 'Authentication credentials were not provided.' }
const invalidSecretKey = { detail: 'Invalid secret key.' }
const invalidToken = { detail: 'Incorrect or expired token.' }

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function signature(text: string, settings: PaymobSettings): string {
  return createHmac('sha512', settings.apiKey).update(text).digest('base64url')
}

/** A token of one hour for the older part of the API. */
export function issueAuthToken(settings: PaymobSettings, profileId: number, at: number): string {
  const head = encode({ alg: 'HS512', typ: 'JWT' })
  const text = `${head}.${encode({ class: 'Merchant', profile_pk: profileId, exp: at + lifeMs })}`
  return `${text}.${signature(text, settings)}`
}

function isValidAuthToken(token: string, settings: PaymobSettings, at: number): boolean {
  const [head, body, mac, ...rest] = token.split('.')
  if (!head || !body || !mac || rest.length > 0) return false
  if (!isSame(mac, signature(`${head}.${body}`, settings))) return false
  const claims = claimsSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  return claims.success && claims.data.exp > at
}

export function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Undefined when the request has the secret key; otherwise the body of the 401. */
export function refuseWithoutSecretKey(
  c: Context,
  settings: PaymobSettings,
): { detail: string } | undefined {
  const header = c.req.header('authorization')
  if (!header) return missingCredentials
  const [, key] = /^(?:Token|Bearer) (.+)$/i.exec(header) ?? []
  return key !== undefined && isSame(key.trim(), settings.secretKey) ? undefined : invalidSecretKey
}

/** Like `refuseWithoutSecretKey` for the auth token in header, body or query. */
export function refuseWithoutAuthToken(
  c: Context,
  settings: PaymobSettings,
  at: number,
  bodyToken?: string,
): { detail: string } | undefined {
  const [, inHeader] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  const token = inHeader ?? bodyToken ?? c.req.query('token')
  if (token === undefined) return missingCredentials
  return isValidAuthToken(token.trim(), settings, at) ? undefined : invalidToken
}
