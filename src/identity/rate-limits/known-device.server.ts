import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { GenericEndpointContext } from 'better-auth'
import { hmacOf } from '../keyed-hash.server.ts'

/** The verification of the device: a code of the second factor, or only the password (or the mailbox that resets it). */
export type DeviceProof = 'password' | 'code'

export interface KnownDevice {
  id: string
  proof: DeviceProof
}

const yearSeconds = 365 * 24 * 60 * 60

/**
 * A cookie for each account that has signed in on a device (OWASP: "device cookies"). It only selects the counter of
 * wrong guesses, so a stolen one allows the guesses of one device. A new password voids the cookies of all other
 * devices.
 */
export async function readKnownDevice(
  ctx: GenericEndpointContext,
  uid: string,
): Promise<KnownDevice | null> {
  const cookie = ctx.getCookie(cookieOf(ctx, uid).name)
  const [id = '', proof = '', signature = ''] = cookie?.split('.') ?? []
  if (signature === '' || (proof !== 'password' && proof !== 'code')) return null
  const expected = Buffer.from(await sign(ctx, uid, { id, proof }))
  const given = Buffer.from(signature)
  const isValid = given.length === expected.length && timingSafeEqual(given, expected)
  return isValid ? { id, proof } : null
}

export async function rememberDevice(
  ctx: GenericEndpointContext,
  uid: string,
  proof: DeviceProof,
): Promise<void> {
  const id = randomBytes(16).toString('base64url')
  const { name, attributes } = cookieOf(ctx, uid)
  ctx.setCookie(name, `${id}.${proof}.${await sign(ctx, uid, { id, proof })}`, attributes)
}

/** Whether the request has a device cookie of any account; without one no lookup is needed. */
export function hasDeviceCookie(ctx: GenericEndpointContext): boolean {
  return ctx.headers?.get('cookie')?.includes('.known_device_') === true
}

function cookieOf(ctx: GenericEndpointContext, uid: string) {
  const account = hmacOf(`device of ${uid}`, ctx.context.secret).slice(0, 12)
  return ctx.context.createAuthCookie(`known_device_${account}`, { maxAge: yearSeconds })
}

async function sign(
  { context }: GenericEndpointContext,
  uid: string,
  { id, proof }: KnownDevice,
): Promise<string> {
  const account = await context.internalAdapter.findCredentialAccount(uid)
  return hmacOf(`device ${id} ${proof} ${uid} ${account?.password ?? ''}`, context.secret)
}
