import { z } from 'zod'
import { nameProblem, tidyName } from '#commerce/person-name.ts'
import { passwordLength } from '../../passwords/password-length.ts'
import { popupDonePath } from './google/google-popup.ts'

const text = z.string().max(320)
const token = z.string().max(2000)
// The password rule itself rejects longer ones.
const password = z.string().max(8 * passwordLength.max)
const code = z.string().max(100)
const name = z
  .string()
  .refine((typed) => nameProblem(typed) === null)
  .transform(tidyName)
/** The page to which Google's window returns. */
const popupDone = z
  .string()
  .regex(new RegExp(`^https?://[^/]+(?:/ar)?${popupDonePath}\\?attempt=[\\w-]{1,64}$`))
const nothing = z.object({})
const base64url = z
  .string()
  .max(3000)
  .regex(/^[\w-]+$/)
const passkeyName = z.string().trim().min(1).max(60)
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }
/** The shop requests no extensions. */
const noExtensions = z.unknown().transform(() => ({}))

/**
 * The endpoints of the library that the shop uses, each with the body it accepts. Other fields (scopes, hints, trusted
 * devices, redirects) are dropped, and other endpoints do not exist.
 */
export const requestBodies = {
  '/sign-in/email': z.object({ email: text, password }),
  '/sign-in/anonymous': nothing,
  '/sign-in/social': z
    .object({
      provider: z.literal('google'),
      callbackURL: popupDone,
      errorCallbackURL: popupDone,
    })
    .transform((sent) => ({ ...sent, disableRedirect: true })),
  '/sign-up/email': z.object({ email: text, password, name }),
  '/sign-out': nothing,
  '/send-verification-email': nothing,
  '/email-proof/confirm': z.object({ token }),
  '/email-change/request': z.object({ email: text, password }),
  '/email-change/confirm': z.object({ token }),
  '/email-change/undo': z.object({ token }),
  '/request-password-reset': z.object({ email: text }),
  '/reset-password': z.object({ token, newPassword: password }),
  '/change-password': z.object({ currentPassword: password, newPassword: password }),
  '/revoke-other-sessions': nothing,
  '/two-factor/enable': z.object({ password }).transform((sent) => ({ ...sent, method: 'totp' })),
  '/two-factor/verify-totp': z.object({ code }),
  '/two-factor/verify-backup-code': z.object({ code }),
  '/two-factor/disable': z.object({ password }),
  '/two-factor/generate-backup-codes': z.object({ password }),
  '/passkey/sign-in-options': nothing,
  '/sign-in/passkey': z.object({
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
      }),
      clientExtensionResults: noExtensions,
    }),
  }),
  '/passkey/add-options': nothing,
  '/passkey/add': z.object({
    name: passkeyName,
    response: z.object({
      ...credential,
      response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
      clientExtensionResults: noExtensions,
    }),
  }),
  '/passkey/rename': z.object({ id: text, name: passkeyName }),
  '/passkey/remove': z.object({ id: text }),
} satisfies Record<string, z.ZodType<object>>

const bodies = new Map<string, z.ZodType<object>>(Object.entries(requestBodies))

const questions = new Set([
  '/get-session',
  '/token',
  '/jwks',
  '/list-sessions',
  '/list-accounts',
  '/passkey/list',
])
const googleReturn = '/callback/google'

export type AllowedRequest =
  | { allowed: true; body?: object; keepsQuery: boolean }
  | { allowed: false; status: 400 | 404; code: string }

/** Checks a request before the library gets it. `sent` is the parsed body of a POST. */
export function allowRequest(method: string, path: string, sent: unknown): AllowedRequest {
  if (method === 'GET' && questions.has(path)) return { allowed: true, keepsQuery: false }
  if (method === 'GET' && path === googleReturn) return { allowed: true, keepsQuery: true }
  const schema = method === 'POST' ? bodies.get(path) : undefined
  if (!schema) return { allowed: false, status: 404, code: 'NOT_FOUND' }
  const read = schema.safeParse(sent ?? {})
  if (read.success) return { allowed: true, body: read.data, keepsQuery: false }
  const isName = read.error.issues.some(({ path: [field] }) => field === 'name')
  return { allowed: false, status: 400, code: isName ? 'INVALID_NAME' : 'VALIDATION_ERROR' }
}
