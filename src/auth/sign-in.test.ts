import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionQueries } from '#api/session.queries.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import type { AuthUser, IdentityProvider } from '#identity/providers/provider.ts'
import { AuthError, SecondFactorNeeded } from '#identity/sign-in/auth-error.ts'
import { unlessLeft } from '#identity/sign-in/unless-left.ts'
import {
  register,
  rememberSession,
  type SignInDependencies,
  signInAsGuest,
  signInWithGoogle,
  signInWithPassword,
  submitSecondFactor,
} from './sign-in.ts'
import { signOut } from './sign-out.ts'

/** The server, as far as signing in goes: profiles by uid, and whose session there is. */
const server = vi.hoisted(() => ({
  profiles: new Map<string, Profile>(),
  session: null as string | null,
  believesTokens: true,
  signOutFails: false,
  /** Of the shop's own steps the one at which the connection drops. */
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

/** What a browser throws when it gets no answer. */
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

function desk(user: AuthUser | AuthError) {
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
  Object.assign(server, { session: null, believesTokens: true, signOutFails: false, lost: null })
  server.profiles.clear()
})

describe('signing in', () => {
  it('gives a guest and somebody from Google their first profile, and a session', async () => {
    expect(await signInAsGuest(desk(guest))).toMatchObject({ ok: true, profile: { id: 'guest' } })
    expect(server.session).toBe('guest')
    expect(await throughGoogle(desk(salma))).toMatchObject({
      ok: true,
      profile: { id: 'salma' },
    })
    expect(server.session).toBe('salma')
  })

  it("opens no window of Google's for whoever has gone on another way", async () => {
    const one = desk(salma)
    one.provider.signInWithGoogle = () => expect.unreachable()
    expect(await throughGoogle(one, AbortSignal.abort())).toMatchObject({ ok: false })
    expect(server.session).toBeNull()
  })

  it("begins no session for whoever has left Google's window", async () => {
    const one = desk(salma)
    const window = new AbortController()
    one.provider.signInWithGoogle = (left) => unlessLeft(new Promise(() => undefined), left)
    const signedIn = throughGoogle(one, window.signal)
    window.abort()
    expect(await signedIn).toMatchObject({ ok: false })
    expect(server.session).toBeNull()
  })

  it('with a password needs a profile', async () => {
    const without = desk(salma)
    expect(await signInWithPassword(without, credentials)).toMatchObject({
      ok: false,
      notice: { title: "You aren't authorized to sign in" },
    })
    expect(without.calls).toEqual(['signed out'])
    expect(server.session).toBeNull()

    server.profiles.set('salma', profileOf('salma'))
    expect(await signInWithPassword(desk(salma), credentials)).toMatchObject({ ok: true })
    expect(server.session).toBe('salma')
  })

  it('is refused to somebody suspended, who is signed out again', async () => {
    server.profiles.set('salma', profileOf('salma', { suspended: true }))
    const suspended = desk(salma)
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

  it('sends a mail to an address that is not proven yet, and lets its owner in', async () => {
    server.profiles.set('salma', profileOf('salma'))
    const unproven = desk({ ...salma, emailVerified: false })
    expect(await signInWithPassword(unproven, credentials)).toMatchObject({
      ok: true,
      verificationSent: true,
    })
    expect(unproven.calls).toEqual(['verification sent'])
    const asGuest = desk(guest)
    await signInAsGuest(asGuest)
    expect(asGuest.calls).toEqual([])
  })

  it('keeps nobody out because that mail could not be sent', async () => {
    const unproven = desk({ ...salma, emailVerified: false })
    unproven.provider.sendVerification = () => Promise.reject(new AuthError('quota-exceeded'))
    expect(await throughGoogle(unproven)).toMatchObject({ ok: true, verificationSent: false })
  })

  it('shows what the provider says in the words of the catalogue', async () => {
    expect(await throughGoogle(desk(new AuthError('popup-blocked')))).toMatchObject({
      ok: false,
      notice: { title: 'Popup blocked' },
    })
    expect(await signInWithPassword(desk(new AuthError('network')), credentials)).toMatchObject({
      notice: { title: 'Network Error' },
    })
  })

  it.each(['profile', 'creation', 'session'] as const)(
    'says that the connection is gone when it drops at the step: %s',
    async (step) => {
      server.lost = step
      expect(await signInAsGuest(desk(guest))).toEqual({
        ok: false,
        notice: {
          title: 'Network Error',
          message: 'Please check your internet connection and try again.',
        },
      })
    },
  )

  it('asks for the second factor after the first, and lets in with it', async () => {
    server.profiles.set('salma', profileOf('salma'))
    const one = desk(salma)
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

  it('ends where the shop does not believe the token', async () => {
    server.believesTokens = false
    expect(await signInAsGuest(desk(guest))).toMatchObject({
      notice: { title: 'Re-authentication Required' },
    })
  })

  it('is known to the page at once', async () => {
    const one = desk(guest)
    one.queryClient.setQueryData(['auth', 'session'], null)
    await signInAsGuest(one)
    expect(one.queryClient.getQueryData(sessionQueries.current().queryKey)).toBe('guest')
  })
})

describe('registering', () => {
  it('makes account, profile and session', async () => {
    const one = desk({ ...salma, emailVerified: false })
    expect(await register(one, { ...credentials, name: 'Salma' })).toMatchObject({
      ok: true,
      profile: { name: 'Salma' },
    })
    expect(server.session).toBe('salma')
    expect(one.calls).toEqual(['verification sent'])
  })

  it('says what the profile function had against it', async () => {
    expect(await register(desk(salma), { ...credentials, name: 'x'.repeat(81) })).toEqual({
      ok: false,
      notice: { title: 'Check', message: 'Too long' },
    })
  })

  describe('an address that has an account', () => {
    const emailInUse = {
      ok: false,
      notice: { title: 'Email In Use', message: 'This email address is already registered.' },
    }

    function harnessWithAccount() {
      const one = desk(salma)
      one.provider.register = () => Promise.reject(new AuthError('email-in-use'))
      return one
    }
    const again = (one: ReturnType<typeof desk>) => register(one, { ...credentials, name: 'Salma' })

    it('goes on where a registration was interrupted before its profile was made', async () => {
      server.lost = 'creation'
      expect(await again(desk(salma))).toMatchObject({ notice: { title: 'Network Error' } })
      server.lost = null
      expect(await again(harnessWithAccount())).toMatchObject({
        ok: true,
        profile: { name: 'Salma' },
      })
      expect(server.session).toBe('salma')
    })

    it('is in use for whoever does not know its password, or has no second factor', async () => {
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

    it('is in use when it has a profile, and nobody is signed in by that', async () => {
      server.profiles.set('salma', profileOf('salma', { suspended: true }))
      const one = harnessWithAccount()
      expect(await again(one)).toEqual(emailInUse)
      expect(one.calls).toEqual(['signed out'])
      expect(server.session).toBeNull()
    })

    it('is not tried where the registration failed for another reason', async () => {
      const one = desk(salma)
      one.provider.register = () => Promise.reject(new AuthError('weak-password'))
      one.provider.signInWithPassword = () => expect.unreachable()
      expect(await again(one)).toMatchObject({ notice: { title: 'Weak Password' } })
    })
  })
})

describe('what was read about people before', () => {
  const ways = ['users', 'ways-in', 'salma']
  const inside = async (before: AuthUser) => {
    const one = desk(salma)
    await rememberSession(one.queryClient, before.uid)
    one.queryClient.setQueryData(['users', 'current'], profileOf(before.uid))
    one.queryClient.setQueryData(ways, { password: true })
    return one.queryClient
  }

  it('stands until it is read again, when the same person begins a session anew', async () => {
    const queryClient = await inside(salma)
    await rememberSession(queryClient, 'salma')
    expect(queryClient.getQueryData(ways)).toEqual({ password: true })
    expect(queryClient.getQueryState(ways)?.isInvalidated).toBe(true)
  })

  it('is gone when somebody else comes in', async () => {
    const queryClient = await inside(guest)
    await rememberSession(queryClient, 'salma')
    expect(queryClient.getQueryData(['users', 'current'])).toBeUndefined()
    expect(queryClient.getQueryData(ways)).toBeUndefined()
  })

  it('is gone as well when only the session has told of somebody else meanwhile', async () => {
    const queryClient = await inside(guest)
    queryClient.setQueryData(sessionQueries.current().queryKey, 'salma')
    await rememberSession(queryClient, 'salma')
    expect(queryClient.getQueryData(['users', 'current'])).toBeUndefined()
  })

  it('is gone when the session had ended in between', async () => {
    const queryClient = await inside(guest)
    queryClient.setQueryData(sessionQueries.current().queryKey, null)
    await rememberSession(queryClient, 'salma')
    expect(queryClient.getQueryData(ways)).toBeUndefined()
  })
})

describe('signing out', () => {
  it('leaves provider and shop, and forgets what was read for this person', async () => {
    const one = desk(guest)
    await signInAsGuest(one)
    one.queryClient.setQueryData(['orders', 'list'], ['mine'])
    one.queryClient.setQueryData(['products', 'list'], ['everybody'])
    expect(await signOut(one)).toBe(true)
    expect(one.calls).toEqual(['signed out'])
    expect(server.session).toBeNull()
    expect(one.queryClient.getQueryData(['auth', 'session'])).toBeNull()
    expect(one.queryClient.getQueryData(['orders', 'list'])).toBeUndefined()
    expect(one.queryClient.getQueryData(['products', 'list'])).toEqual(['everybody'])
  })

  it('leaves nothing in the tab that was typed in it', async () => {
    const kept = new Map([['checkout', 'Karim Nabil, 12 Brazil Street']])
    vi.stubGlobal('sessionStorage', kept)
    await signOut(desk(guest))
    vi.unstubAllGlobals()
    expect([...kept]).toEqual([])
  })

  it('says so when one of the two did not work', async () => {
    const one = desk(guest)
    await signInAsGuest(one)
    server.signOutFails = true
    expect(await signOut(one)).toBe(false)
    expect(one.queryClient.getQueryData(['auth', 'session'])).toBe('guest')
  })
})
