import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hmacOf } from '../../../keyed-hash.server.ts'

const lifeMs = 10 * 60_000

/**
 * Challenges that the shop recognises by their keyed hash, so that visits of the sign-in page store nothing. `bound`
 * names the ceremony, and for a registration the state of the account: a changed sign-in voids its challenge.
 */
export function createPasskeyChallenges(secret: string, now: () => number) {
  const proofOf = (stem: string, bound: string) => hmacOf(`passkey ${bound} ${stem}`, secret)

  return {
    issue(bound: string): string {
      const stem = `${now() + lifeMs}.${randomBytes(24).toString('base64url')}`
      return `${stem}.${proofOf(stem, bound)}`
    },

    /** `sent` is encoded as browsers return it. */
    isValid(sent: string, bound: string): boolean {
      const challenge = Buffer.from(sent, 'base64url').toString()
      const [expiresAt = '', random = '', proof = ''] = challenge.split('.')
      const given = Buffer.from(proof)
      const expected = Buffer.from(proofOf(`${expiresAt}.${random}`, bound))
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
      return Number(expiresAt) > now()
    },
  }
}
