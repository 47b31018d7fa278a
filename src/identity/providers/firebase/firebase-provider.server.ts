import { createRemoteJWKSet } from 'jose'
import { type IdTokenRules, readIdToken } from '../../sessions/id-token.server.ts'
import type { IdentityServer } from '../identity-server.ts'

export interface FirebaseServerSettings {
  VITE_IDENTITY_PROJECT_ID: string
  /** The address of the official emulator, whose tokens are unsigned: never in production. */
  VITE_IDENTITY_EMULATOR?: string | undefined
  NODE_ENV?: string | undefined
}

const keySet =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Firebase Authentication on the server: no endpoints of its own; tokens are verified with its published keys. */
export function createFirebaseServer(settings: FirebaseServerSettings): IdentityServer {
  const rules = firebaseTokenRules(settings)
  return {
    handle: async () => Response.json({ message: 'Not here.' }, { status: 404 }),
    readIdToken: (token, now) => readIdToken(token, rules, now),
    openAccount: null,
    endSignIns: async () => undefined,
    removeAccount: async () => undefined,
    secondFactors: null,
  }
}

function firebaseTokenRules(settings: FirebaseServerSettings): IdTokenRules {
  const { VITE_IDENTITY_PROJECT_ID: project, VITE_IDENTITY_EMULATOR: emulator } = settings
  if (emulator && settings.NODE_ENV === 'production') {
    throw new Error(
      'The Firebase emulator issues unsigned tokens and must not be used in production.',
    )
  }
  return {
    keys: emulator ? 'unsigned' : createRemoteJWKSet(new URL(keySet)),
    algorithm: 'RS256',
    issuer: `https://securetoken.google.com/${project}`,
    audience: project,
  }
}
