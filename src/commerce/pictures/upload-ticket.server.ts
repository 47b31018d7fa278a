import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { ticketTtlMs } from './upload-limit.ts'

const algorithm = 'HS256'
const audience = 'upload'

/** Lets one user upload for two minutes. Signed with the token of the upload service, which only the server has. */
export function issueUploadTicket(secret: string, uid: string, now: number): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setAudience(audience)
    .setSubject(uid)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now + ticketTtlMs))
    .sign(keyOf(secret))
}

export async function readUploadTicket(
  secret: string,
  ticket: string,
  now: number,
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(ticket, keyOf(secret), {
      algorithms: [algorithm],
      audience,
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(now),
    })
    return payload.sub ?? null
  } catch {
    return null
  }
}

function seconds(instant: number): number {
  return Math.floor(instant / 1000)
}

// HS256 needs a key of 256 bits, whatever the length of the secret.
function keyOf(secret: string): Uint8Array {
  return createHash('sha256').update(`upload-ticket:${secret}`).digest()
}
