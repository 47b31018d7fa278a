import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { sessionQueries } from '#api/session.queries.ts'
import { setSession } from '#api/session.ts'
import type { AuthUser, IdentityProvider } from '#identity/providers/provider.ts'
import { isTooOldToSync } from '#identity/sessions/token-age.ts'
import { loadProvider } from '#platform/load-provider.ts'
import { lacksProfile } from './lacks-profile.ts'
import { cacheSession } from './sign-in.ts'
import { signInHint } from './sign-in-hint.ts'

interface Observation {
  router: AnyRouter
  queryClient: QueryClient
  onUser: (user: AuthUser | null) => void
}

/** Screens that handle session and profile themselves. */
const signInPaths = ['/login', '/register']
const pathsWithoutProfile = [...signInPaths, '/complete-profile']

/**
 * Subscribes to the provider's state, synchronizes the session with it, and sends users without a profile to create
 * one.
 */
export async function observeAuth({ router, queryClient, onUser }: Observation) {
  const provider = await loadProvider().catch(() => null)
  if (!provider) {
    onUser(null)
    return () => undefined
  }
  let present: AuthUser | null = null
  // A sign-in whose sessions were ended starts none again: send it once, not on every page.
  let refused: AuthUser | null = null

  const stopObserving = provider.observe((user) => {
    present = user
    if (!user) signInHint.clear()
    onUser(user)
    synchronize().catch(() => undefined)
  })
  const stopFollowing = router.subscribe('onResolved', () => {
    synchronize().catch(() => undefined)
  })

  // A failure is retried at the next change or page, without disturbing the user.
  async function synchronize(): Promise<void> {
    if (!present) return
    const path = pathOf(router)
    if (!isAt(path, signInPaths)) await saveSession(provider)
    if (!isAt(path, pathsWithoutProfile)) await wantProfile()
  }

  async function saveSession(from: IdentityProvider | null): Promise<void> {
    if (!from || (await queryClient.fetchQuery(sessionQueries.current())) !== null) return
    const user = present
    if (user === refused) return
    const token = await from.idToken()
    if (isTooOldToSync(token, Date.now())) return
    const session = await setSession({ data: { token } })
    if (session.ok) {
      await cacheSession(queryClient, session.uid)
      // The page was rendered for a visitor.
      await router.invalidate()
    } else if (session.refusal === 'token-refused') refused = user
    else await from.signOut()
  }

  async function wantProfile(): Promise<void> {
    if (!(await lacksProfile(queryClient)) || isAt(pathOf(router), pathsWithoutProfile)) return
    // Without the hash: it may be the token of a link, which must not get into a query.
    const { pathname, searchStr } = router.state.location
    const next = pathname + searchStr
    await router.navigate({ to: '/complete-profile', search: { next } })
  }

  return () => {
    stopObserving()
    stopFollowing()
  }
}

function pathOf(router: AnyRouter): string {
  return router.state.location.pathname
}

function isAt(path: string, screens: readonly string[]): boolean {
  return screens.some((screen) => path === screen || path.startsWith(`${screen}/`))
}
