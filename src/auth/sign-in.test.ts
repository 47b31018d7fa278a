import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionQueries } from '#api/session.queries.ts'
import type { SessionRefusal } from '#api/session.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import type { AuthUser, IdentityProvider } from '#identity/providers/provider.ts'
import { AuthError, SecondFactorNeeded } from '#identity/sign-in/auth-error.ts'
import { rejectOnAbort } from '#identity/sign-in/reject-on-abort.ts'
import {
  cacheSession,
  register,
  type SignInDependencies,
  signInAsGuest,
  signInWithGoogle,
  signInWithPassword,
  submitSecondFactor,
} from './sign-in.ts'
import { signInHint } from './sign-in-hint.ts'
import { signOut } from './sign-out.ts'

/** Mock of the server: profiles by uid, and the user of the session. */
const server = vi.hoisted(() => ({
  profiles: new Map<string, Profile>(),
  session: null as string | null,
  believesTokens: true,
  signOutFails: false,
  refusal: null as SessionRefusal | null,
  /** The step at which the connection is lost. */
  lost: null as 'profile' | 'creation' | 'session' | null,
}))

vi.mock('#api/profile.ts', () => ({
  getProfile: async () => null,
  getProfileByToken: async ({ data }: { data: { uid: string } }) => {
    loseAt('profile')
    return server.believesTokens
      ? { ok: true, profile: server.profiles.get(data.uid) ?? null }
      : { ok: false, refusal: 'token-refused' }
  },
  createUserProfile: async ({ data }: { data: { uid: string; form: { name?: string } } }) => {
    loseAt('creation')
    if (data.form.name === 'x'.repeat(81)) return { title: 'Check', message: 'Too long' }
    server.profiles.set(data.uid, profileOf(data.uid, { name: data.form.name ?? 'Guest' }))
    return true
  },
}))

vi.mock('#api/session.ts', () => ({
  getSession: async () => server.session,
  setSession: async ({ data }: { data: { token: string } }) => {
    loseAt('session')
    if (server.refusal) return { ok: false, refusal: server.refusal }
    server.session = data.token.replace('token of ', '')
    return {
      ok: true,
      uid: server.session,
      profile: server.profiles.get(server.session) ?? null,
    }
  },
  deleteSession: async () => {
    if (server.signOutFails) throw new Error('no connection')
    server.session = null
  },
}))

/** Browsers throw this without a response. */
function loseAt(step: typeof server.lost) {
  if (server.lost === step) throw new TypeError('Failed to fetch')
}

function profileOf(id: string, changes: Partial<Profile> = {}): Profile {
  return {
    id,
    name: 'Guest',
    surname: '',
    email: '',
    phone: '',
    profilePicture: null,
    suspended: false,
    locale: 'en',
    role: 'customer',
    ...changes,
  }
}

const salma: AuthUser = {
  uid: 'salma',
  email: 'salma@example.com',
  emailVerified: true,
  name: 'Salma',
  picture: null,
  isGuest: false,
}
const guest: AuthUser = { ...salma, uid: 'guest', email: '', emailVerified: false, isGuest: true }

function dependenciesOf(user: AuthUser | AuthError) {
  const calls: string[] = []
  const enter = async () => {
    if (user instanceof AuthError) throw user
    return user
  }
  const provider: IdentityProvider = {
    signInWithGoogle: enter,
    signInAsGuest: enter,
    signInWithPassword: enter,
    register: enter,
    sendVerification: async () => void calls.push('verification sent'),
    confirmEmail: async () => undefined,
    sendPasswordReset: async () => undefined,
    submitSecondFactor: enter,
    resetPassword: async () => undefined,
    changePassword: async () => undefined,
    signInMethods: async () => ({ password: true, secondFactor: false }),
    requestEmailChange: async () => undefined,
    confirmEmailChange: async () => undefined,
    undoEmailChange: async () => null,
    twoFactor: null,
    passkeys: null,
    listSignIns: async () => [],
    signOutElsewhere: async () => undefined,
    observe: () => () => undefined,
    idToken: async () => `token of ${(await enter()).uid}`,
    signOut: async () => void calls.push('signed out'),
  }
  return { provider, queryClient: new QueryClient(), calls }
}

const throughGoogle = (one: SignInDependencies, left = new AbortController().signal) =>
  signInWithGoogle(one, { left, onBack: () => undefined })

const credentials = { email: 'salma@example.com', password: 'tulips in march' }

beforeEach(() => {
  Object.assign(server, { session: null, believesTokens: true, signOutFails: false })
  Object.assign(server, { refusal: null, lost: null })
  server.profiles.clear()
})

describe('signing in', () => {
  it('creates a profile and a session for a guest and a Google user', async () => {
    expect(await signInAsGuest(dependenciesOf(guest))).toMatchObject({
      ok: true,
      profile: { id: 'guest' },
    })
    expect(server.session).toBe('guest')
    expect(await throughGoogle(dependenciesOf(salma))).toMatchObject({
      ok: true,
      profile: { id: 'salma' },
    })
    expect(server.session).toBe('salma')
  })

  it('opens no Google window after another way was chosen', async () => {
    const one = dependenciesOf(salma)
    one.provider.signInWithGoogle = () => expect.unreachable()
    expect(await throughGoogle(one, AbortSignal.abort())).toMatchObject({ ok: false })
    expect(server.session).toBeNull()
  })

  it('starts no session for an abandoned Google window', async () => {
    const one = dependenciesOf(salma)
    const window = new AbortController()
    one.provider.signInWithGoogle = (left) => rejectOnAbort(new Promise(() => undefined), left)
    const signedIn = throughGoogle(one, window.signal)
    window.abort()
    expect(await signedIn).toMatchObject({ ok: false })
    expect(server.session).toBeNull()
  })

  it('with a password requires a profile', async () => {
    const without = dependenciesOf(salma)
    expect(await signInWithPassword(without, credentials)).toMatchObject({
      ok: false,
      notice: { title: "You aren't authorized to sign in" },
    })
    expect(without.calls).toEqual(['signed out'])
    expect(server.session).toBeNull()

    server.profiles.set('salma', profileOf('salma'))
    expect(await signInWithPassword(dependenciesOf(salma), credentials)).toMatchObject({ ok: true })
    expect(server.session).toBe('salma')
  })

  it.each([
    ['suspended', 'Account Suspended'],
    ['token-refused', 'Re-authentication Required'],
    ['sign-in-too-old', 'Re-authentication Required'],
  ] as const)('says why the shop refuses a session: %s', async (refusal, title) => {
    server.profiles.set('salma', profileOf('salma'))
    server.refusal = refusal
    const refused = dependenciesOf(salma)
    expect(await signInWithPassword(refused, credentials)).toMatchObject({
      ok: false,
      notice: { title },
    })
    expect(refused.calls).toContain('signed out')
  })

  it('is refused to a suspended user, who is signed out again', async () => {
    server.profiles.set('salma', profileOf('salma', { suspended: true }))
    const suspended = dependenciesOf(salma)
    expect(await signInWithPassword(suspended, credentials)).toEqual({
      ok: false,
      notice: {
        title: 'Account Suspended',
        message: 'Your account has been suspended. Please contact support.',
      },
    })
    expect(suspended.calls).toEqual(['signed out'])
    expect(server.session).toBeNull()
  })

  it('sends a verification email to an unverified address, and signs in', async () => {
    server.profiles.set('salma', profileOf('salma'))
    const unverified = dependenciesOf({ ...salma, emailVerified: false })
    expect(await signInWithPassword(unverified, credentials)).toMatchObject({
      ok: true,
      verificationSent: true,
    })
    expect(unverified.calls).toEqual(['verification sent'])
    const asGuest = dependenciesOf(guest)
    await signInAsGuest(asGuest)
    expect(asGuest.calls).toEqual([])
  })

  it('succeeds if that email cannot be sent', async () => {
    const unverified = dependenciesOf({ ...salma, emailVerified: false })
    unverified.provider.sendVerification = () => Promise.reject(new AuthError('quota-exceeded'))
    expect(await throughGoogle(unverified)).toMatchObject({ ok: true, verificationSent: false })
  })

  it('shows errors of the provider from the catalogue', async () => {
    expect(await throughGoogle(dependenciesOf(new AuthError('popup-blocked')))).toMatchObject({
      ok: false,
      notice: { title: 'Popup blocked' },
    })
    expect(
      await signInWithPassword(dependenciesOf(new AuthError('network')), credentials),
    ).toMatchObject({
      notice: { title: 'Network Error' },
    })
  })

  it.each(['profile', 'creation', 'session'] as const)(
    'reports a connection lost at the step: %s',
    async (step) => {
      server.lost = step
      expect(await signInAsGuest(dependenciesOf(guest))).toEqual({
        ok: false,
        notice: {
          title: 'Network Error',
          message: 'Please check your internet connection and try again.',
        },
      })
    },
  )

  it('asks for the second factor, and signs in with it', async () => {
    server.profiles.set('salma', profileOf('salma'))
    const one = dependenciesOf(salma)
    one.provider.signInWithPassword = () => Promise.reject(new SecondFactorNeeded())
    expect(await signInWithPassword(one, credentials)).toEqual({
      ok: false,
      wantsSecondFactor: 'password',
    })
    expect(server.session).toBeNull()
    expect(await submitSecondFactor(one, 'password', { code: '123456' })).toMatchObject({
      ok: true,
    })
    expect(server.session).toBe('salma')
  })

  it('ends if the shop rejects the token', async () => {
    server.believesTokens = false
    expect(await signInAsGuest(dependenciesOf(guest))).toMatchObject({
      notice: { title: 'Re-authentication Required' },
    })
  })

  it('updates the page at once', async () => {
    const one = dependenciesOf(guest)
    one.queryClient.setQueryData(['auth', 'session'], null)
    await signInAsGuest(one)
    expect(one.queryClient.getQueryData(sessionQueries.current().queryKey)).toBe('guest')
  })
})

describe('registering', () => {
  it('creates account, profile and session', async () => {
    const one = dependenciesOf({ ...salma, emailVerified: false })
    expect(await register(one, { ...credentials, name: 'Salma' })).toMatchObject({
      ok: true,
      profile: { name: 'Salma' },
    })
    expect(server.session).toBe('salma')
    expect(one.calls).toEqual(['verification sent'])
  })

  it('leaves a hint when the connection is lost after the part of the provider', async () => {
    let hints = 0
    const stop = signInHint.onSet(() => hints++)
    await register(dependenciesOf(new AuthError('network')), { ...credentials, name: 'Salma' })
    expect(hints).toBe(0)
    server.lost = 'profile'
    await register(dependenciesOf(salma), { ...credentials, name: 'Salma' })
    stop()
    expect(hints).toBe(1)
    expect(server.session).toBeNull()
  })

  it('shows the refusal of the profile', async () => {
    expect(await register(dependenciesOf(salma), { ...credentials, name: 'x'.repeat(81) })).toEqual(
      {
        ok: false,
        notice: { title: 'Check', message: 'Too long' },
      },
    )
  })

  describe('registering an address with an account', () => {
    const emailInUse = {
      ok: false,
      notice: { title: 'Email In Use', message: 'This email address is already registered.' },
    }

    function harnessWithAccount() {
      const one = dependenciesOf(salma)
      one.provider.register = () => Promise.reject(new AuthError('email-in-use'))
      return one
    }
    const again = (one: ReturnType<typeof dependenciesOf>) =>
      register(one, { ...credentials, name: 'Salma' })

    it('resumes a registration interrupted before its profile was created', async () => {
      server.lost = 'creation'
      expect(await again(dependenciesOf(salma))).toMatchObject({
        notice: { title: 'Network Error' },
      })
      server.lost = null
      expect(await again(harnessWithAccount())).toMatchObject({
        ok: true,
        profile: { name: 'Salma' },
      })
      expect(server.session).toBe('salma')
    })

    it('is refused without its password or second factor', async () => {
      for (const refused of [
        new AuthError('wrong-credentials'),
        new AuthError('too-many-attempts', { retryAfter: 60 }),
        new SecondFactorNeeded(),
      ]) {
        const one = harnessWithAccount()
        one.provider.signInWithPassword = () => Promise.reject(refused)
        expect(await again(one)).toEqual(emailInUse)
      }
      expect([...server.profiles.keys()]).toEqual([])
    })

    it('is refused if it has a profile, and signs in no user', async () => {
      server.profiles.set('salma', profileOf('salma', { suspended: true }))
      const one = harnessWithAccount()
      expect(await again(one)).toEqual(emailInUse)
      expect(one.calls).toEqual(['signed out'])
      expect(server.session).toBeNull()
    })

    it('is not resumed if the registration failed for another reason', async () => {
      const one = dependenciesOf(salma)
      one.provider.register = () => Promise.reject(new AuthError('weak-password'))
      one.provider.signInWithPassword = () => expect.unreachable()
      expect(await again(one)).toMatchObject({ notice: { title: 'Weak Password' } })
    })
  })
})

describe('cached user data', () => {
  const ways = ['users', 'ways-in', 'salma']
  const inside = async (before: AuthUser) => {
    const one = dependenciesOf(salma)
    await cacheSession(one.queryClient, before.uid)
    one.queryClient.setQueryData(['users', 'current'], profileOf(before.uid))
    one.queryClient.setQueryData(ways, { password: true })
    return one.queryClient
  }

  it('stays until it is refetched when the same user starts a new session', async () => {
    const queryClient = await inside(salma)
    await cacheSession(queryClient, 'salma')
    expect(queryClient.getQueryData(ways)).toEqual({ password: true })
    expect(queryClient.getQueryState(ways)?.isInvalidated).toBe(true)
  })

  it('is removed when another user signs in', async () => {
    const queryClient = await inside(guest)
    await cacheSession(queryClient, 'salma')
    expect(queryClient.getQueryData(['users', 'current'])).toBeUndefined()
    expect(queryClient.getQueryData(ways)).toBeUndefined()
  })

  it('is removed when the session has already named another user', async () => {
    const queryClient = await inside(guest)
    queryClient.setQueryData(sessionQueries.current().queryKey, 'salma')
    await cacheSession(queryClient, 'salma')
    expect(queryClient.getQueryData(['users', 'current'])).toBeUndefined()
  })

  it('is removed when the session had ended in between', async () => {
    const queryClient = await inside(guest)
    queryClient.setQueryData(sessionQueries.current().queryKey, null)
    await cacheSession(queryClient, 'salma')
    expect(queryClient.getQueryData(ways)).toBeUndefined()
  })
})

describe('signing out', () => {
  it('signs out of provider and shop, and removes the cached user data', async () => {
    const one = dependenciesOf(guest)
    await signInAsGuest(one)
    one.queryClient.setQueryData(['orders', 'list'], ['mine'])
    one.queryClient.setQueryData(['products', 'list'], ['roses'])
    expect(await signOut(one)).toBe(true)
    expect(one.calls).toEqual(['signed out'])
    expect(server.session).toBeNull()
    expect(one.queryClient.getQueryData(['auth', 'session'])).toBeNull()
    expect(one.queryClient.getQueryData(['orders', 'list'])).toBeUndefined()
    expect(one.queryClient.getQueryData(['products', 'list'])).toEqual(['roses'])
  })

  it("clears the tab's session storage", async () => {
    const kept = new Map([['checkout', 'Karim Nabil, 12 Brazil Street']])
    vi.stubGlobal('sessionStorage', kept)
    await signOut(dependenciesOf(guest))
    vi.unstubAllGlobals()
    expect([...kept]).toEqual([])
  })

  it('reports that one of the two failed', async () => {
    const one = dependenciesOf(guest)
    await signInAsGuest(one)
    server.signOutFails = true
    expect(await signOut(one)).toBe(false)
    expect(one.queryClient.getQueryData(['auth', 'session'])).toBe('guest')
  })
})
