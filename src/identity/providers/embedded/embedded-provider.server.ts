import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose'
import { readIdToken } from '../../sessions/id-token.server.ts'
import type { IdentityServer } from '../identity-server.ts'
import { readProviderRequest } from '../provider-request.server.ts'
import { traceCookie } from '../sign-in-trace.ts'
import { createAccountWithoutPassword } from './accounts/password-account.server.ts'
import { createEmbeddedAuth, type EmbeddedAuth } from './embedded-auth.server.ts'
import type {
  EmbeddedProviderDependencies,
  EmbeddedProviderSettings,
} from './embedded-dependencies.ts'
import { withRejectionLogged } from './hooks/log-sign-ins.server.ts'
import { endSignIns } from './sign-in-changes/end-sign-ins.server.ts'
import { lockSignIn, removeUser } from './sign-in-changes/sign-in-store.server.ts'
import { listSecondFactors, removeSecondFactors } from './two-factor/second-factor-store.server.ts'

/** The embedded identity provider, on the server: tables, cookie and endpoints of its own. */
export function createEmbeddedProvider(
  settings: EmbeddedProviderSettings,
  parts: EmbeddedProviderDependencies,
): EmbeddedProvider {
  const auth = createEmbeddedAuth(settings, parts, { google: false })
  const google = createGoogleAuth(() => createEmbeddedAuth(settings, parts, { google: true }))
  const offersGoogle = settings.GOOGLE_CLIENT_ID !== undefined

  // Reads the key set from the database, so that keys of other instances are seen at once.
  const keys: JWTVerifyGetKey = async (header, token) => {
    const { keys } = await auth.api.getJwks()
    return createLocalJWKSet({ keys })(header, token)
  }
  const rules = {
    keys,
    algorithm: 'EdDSA',
    issuer: settings.VITE_APP_URL,
    audience: settings.VITE_IDENTITY_PROJECT_ID,
  }

  return {
    auth,
    async handle(request, address) {
      const forwarded = await readProviderRequest(request, address)
      if (forwarded instanceof Response) return forwarded
      const selected = offersGoogle && isAboutGoogle(forwarded) ? await google() : auth
      const response = await withRejectionLogged(forwarded, selected.handler, {
        log: parts.log,
        secret: settings.IDENTITY_ADMIN_PRIVATE_KEY,
        address,
      })
      // Clients and proxies know `Retry-After` instead of the library's own header.
      const wait = response.headers.get('x-retry-after')
      if (wait !== null) response.headers.set('retry-after', wait)
      const trace = traceCookie(response.headers.getSetCookie())
      if (trace !== null) response.headers.append('set-cookie', trace)
      return response
    },
    readIdToken: (token, now) => readIdToken(token, rules, now),
    openAccount: (account, isCustomer) => createAccountWithoutPassword(auth, account, isCustomer),
    endSignIns: (uid) => endSignIns(parts.database.db, uid),
    async removeAccount(tx, uid) {
      await lockSignIn(tx, uid)
      await removeUser(tx, uid)
    },
    secondFactors: { list: listSecondFactors, remove: removeSecondFactors },
  }
}

export interface EmbeddedProvider extends IdentityServer {
  auth: EmbeddedAuth
}

function isAboutGoogle(request: Request): boolean {
  const path = new URL(request.url).pathname
  return path === '/api/auth/sign-in/social' || path === '/api/auth/callback/google'
}

/**
 * Discovers Google's endpoints at the first request that needs them, and again after a failure; other ways to sign in
 * never wait for it.
 */
function createGoogleAuth(open: () => EmbeddedAuth): () => Promise<EmbeddedAuth> {
  let opened: Promise<{ auth: EmbeddedAuth; ready: boolean }> | undefined
  return async () => {
    opened ??= prepare(open())
    const { auth, ready } = await opened
    if (!ready) opened = undefined
    return auth
  }
}

async function prepare(auth: EmbeddedAuth) {
  const { socialProviders } = await auth.$context
  return { auth, ready: socialProviders.some((provider) => provider.id === 'google') }
}
