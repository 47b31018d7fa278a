import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { z } from 'zod'
import type { SandboxDatabase } from '../database.ts'
import { tokenLifeSeconds } from './grants.ts'

const privateJwkSchema = z.object({
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
})

export interface SigningKey {
  publicJwk(): Promise<JWK>
  sign(claims: Record<string, unknown>, at: number): Promise<string>
}

/**
 * The provider's RS256 key, stored so that tokens outlive a restart. Created on first use, because that takes a
 * noticeable moment.
 */
export function openSigningKey(database: SandboxDatabase): SigningKey {
  let opened: ReturnType<typeof openKey> | undefined
  const key = () => {
    opened ??= openKey(database)
    return opened
  }
  return {
    publicJwk: async () => (await key()).publicJwk,
    async sign(claims, at) {
      const { privateKey, publicJwk } = await key()
      const seconds = Math.floor(at / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: publicJwk.kid, typ: 'JWT' })
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + tokenLifeSeconds)
        .sign(privateKey)
    },
  }
}

async function openKey(database: SandboxDatabase) {
  const row = database
    .prepare<[], { document: string }>("select document from signing_keys where id = 'google'")
    .get()
  const jwk = row ? privateJwkSchema.parse(JSON.parse(row.document)) : await newKey()
  if (!row) {
    database
      .prepare<[string]>("insert into signing_keys (id, document) values ('google', ?)")
      .run(JSON.stringify(jwk))
  }
  const { kty, n, e } = jwk
  const kid = createHash('sha256').update(n).digest('hex').slice(0, 16)
  const publicJwk = { kty, n, e, kid, alg: 'RS256', use: 'sig' }
  return { privateKey: await importJWK(jwk, 'RS256'), publicJwk }
}

async function newKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return privateJwkSchema.parse(await exportJWK(privateKey))
}
