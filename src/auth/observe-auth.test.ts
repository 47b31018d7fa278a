import { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthUser } from '#identity/providers/provider.ts'
import { observeAuth } from './observe-auth.ts'

/** Mocks of the server, and of the provider's state. */
const world = vi.hoisted(() => ({
  session: null as string | null,
  hasProfile: true,
  /** The session ends before the profile is read. */
  endsSession: false,
  refusal: null as string | null,
  tokenAgeSeconds: 0,
  sent: [] as string[],
  signedOut: 0,
  onUser: (_user: AuthUser | null): void => {},
}))

vi.mock('#api/profile.ts', () => ({
  getProfile: async () => {
    if (world.endsSession) world.session = null
    return world.hasProfile && world.session !== null ? { id: 'salma' } : null
  },
}))

vi.mock('#api/session.ts', () => ({
  getSession: async () => world.session,
  setSession: async ({ data }: { data: { token: string } }) => {
    world.sent.push(data.token)
    if (world.refusal) return { ok: false, refusal: world.refusal }
    world.session = 'salma'
    return { ok: true, uid: 'salma', profile: null }
  },
}))

vi.mock('#platform/load-provider.ts', () => ({
  loadProvider: async () => ({
    observe: (listener: (user: AuthUser | null) => void) => {
      world.onUser = listener
      return () => undefined
    },
    idToken: async () => {
      const iat = Date.now() / 1000 - world.tokenAgeSeconds
      return `head.${btoa(JSON.stringify({ iat }))}.seal`
    },
    signOut: async () => void world.signedOut++,
  }),
}))

const salma: AuthUser = {
  uid: 'salma',
  email: 'salma@example.com',
  emailVerified: true,
  name: 'Salma',
  picture: null,
  isGuest: false,
}

beforeEach(() => {
  Object.assign(world, {
    session: null,
    hasProfile: true,
    endsSession: false,
    refusal: null,
    tokenAgeSeconds: 0,
    sent: [],
    signedOut: 0,
  })
})

/** The browser is at this path when the provider reports the user. */
async function userAt(path: string, user: AuthUser | null = salma) {
  const rootRoute = createRootRoute()
  const paths = ['/', '/checkout', '/login', '/register', '/complete-profile'] as const
  const router = createRouter({
    routeTree: rootRoute.addChildren(
      paths.map((one) => createRoute({ getParentRoute: () => rootRoute, path: one })),
    ),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
  const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue()
  const told: (AuthUser | null)[] = []
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 0 } } })
  await observeAuth({ router, queryClient, onUser: (who) => void told.push(who) })
  world.onUser(user)
  await allAtHand()
  return { told, navigate, invalidate, router }
}

/** Everything started resolves from memory, so a few turns are enough. */
async function allAtHand(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve, 0))
}

describe('with a user at the provider', () => {
  it('the context gets the user, and a missing session is started', async () => {
    const { told } = await userAt('/')
    expect(told).toEqual([salma])
    await vi.waitFor(() => expect(world.session).toBe('salma'))
    expect(world.sent).toHaveLength(1)
  })

  it('the page is loaded again for the user of the new session', async () => {
    const { invalidate } = await userAt('/')
    await vi.waitFor(() => expect(invalidate).toHaveBeenCalledOnce())
  })

  it('an existing session is not replaced', async () => {
    world.session = 'salma'
    await userAt('/')
    expect(world.sent).toEqual([])
  })

  it.each(['/login', '/register'])('%s handles the session itself', async (path) => {
    world.hasProfile = false
    const { navigate } = await userAt(path)
    expect(world.sent).toEqual([])
    expect(navigate).not.toHaveBeenCalled()
  })

  it('a token older than 300 seconds is not sent, one of 299 is', async () => {
    world.tokenAgeSeconds = 301
    await userAt('/')
    expect(world.sent).toEqual([])
    world.tokenAgeSeconds = 299
    await userAt('/')
    await vi.waitFor(() => expect(world.sent).toHaveLength(1))
  })

  it.each(['suspended', 'sign-in-too-old'])(
    'the user is signed out when the shop answers %s',
    async (refusal) => {
      world.refusal = refusal
      await userAt('/')
      await vi.waitFor(() => expect(world.signedOut).toBe(1))
    },
  )

  it('a rejected token signs no user out', async () => {
    world.refusal = 'token-refused'
    await userAt('/')
    await vi.waitFor(() => expect(world.sent).toHaveLength(1))
    expect(world.signedOut).toBe(0)
  })

  it('a rejected sign-in is not retried on every page', async () => {
    world.refusal = 'token-refused'
    const { router } = await userAt('/')
    await vi.waitFor(() => expect(world.sent).toHaveLength(1))
    const toLocation = router.latestLocation
    const changes = { pathChanged: true, hrefChanged: true, hashChanged: false }
    router.emit({ type: 'onResolved', toLocation, ...changes })
    await allAtHand()
    expect(world.sent).toHaveLength(1)
    world.onUser({ ...salma })
    await vi.waitFor(() => expect(world.sent).toHaveLength(2))
  })

  it('a user without a profile is sent to complete it, and back afterwards', async () => {
    world.hasProfile = false
    const { navigate } = await userAt('/checkout')
    await vi.waitFor(() =>
      expect(navigate).toHaveBeenCalledWith({
        to: '/complete-profile',
        search: { next: '/checkout' },
      }),
    )
  })

  it('the token of a link does not get into the address of the page that completes the profile', async () => {
    world.hasProfile = false
    const { navigate } = await userAt('/checkout?from=email#key=secret')
    const search = { next: '/checkout?from=email' }
    await vi.waitFor(() =>
      expect(navigate).toHaveBeenCalledWith({ to: '/complete-profile', search }),
    )
  })

  it('a user whose session has just ended is not sent to complete a profile', async () => {
    world.session = 'salma'
    world.endsSession = true
    const { navigate } = await userAt('/')
    expect(world.session).toBeNull()
    expect(navigate).not.toHaveBeenCalled()
  })

  it('a user who completes it already stays there', async () => {
    world.hasProfile = false
    const { navigate } = await userAt('/complete-profile')
    await vi.waitFor(() => expect(world.session).toBe('salma'))
    expect(navigate).not.toHaveBeenCalled()
  })
})

describe('without a user at the provider', () => {
  it('no request is sent to the shop', async () => {
    const { told } = await userAt('/', null)
    expect(told).toEqual([null])
    expect(world.sent).toEqual([])
  })
})
