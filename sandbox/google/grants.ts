import { createHash, randomBytes } from 'node:crypto'
import type { Account } from './accounts.ts'
import type { AuthorizationRequest } from './authorization-request.ts'

const codeLifeMs = 60_000
export const tokenLifeSeconds = 3599

interface Grant {
  account: Account
  request: AuthorizationRequest
  expiresAt: number
  /** Set when the code was redeemed; a second use revokes this token. */
  accessToken?: string
}

export interface Grants {
  issueCode(account: Account, request: AuthorizationRequest, at: number): string
  /** Redeems a code once. Undefined when it is unknown, expired or used, or the verifier does not match. */
  redeem(
    code: string,
    proof: { redirectUri: string; verifier: string },
    at: number,
  ): { grant: Grant; accessToken: string } | undefined
  byAccessToken(token: string, at: number): Grant | undefined
}

export function openGrants(): Grants {
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, { grant: Grant; expiresAt: number }>()

  return {
    issueCode(account, request, at) {
      const code = `4/0A${randomBytes(32).toString('base64url')}`
      codes.set(code, { account, request, expiresAt: at + codeLifeMs })
      return code
    },
    redeem(code, { redirectUri, verifier }, at) {
      const grant = codes.get(code)
      if (!grant) return undefined
      if (grant.accessToken !== undefined) {
        tokens.delete(grant.accessToken)
        return undefined
      }
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      const { request, expiresAt } = grant
      if (expiresAt <= at || request.redirectUri !== redirectUri) return undefined
      if (request.codeChallenge !== challenge) return undefined
      const accessToken = `ya29.${randomBytes(32).toString('base64url')}`
      grant.accessToken = accessToken
      tokens.set(accessToken, { grant, expiresAt: at + tokenLifeSeconds * 1000 })
      return { grant, accessToken }
    },
    byAccessToken(token, at) {
      const known = tokens.get(token)
      return known && known.expiresAt > at ? known.grant : undefined
    },
  }
}
