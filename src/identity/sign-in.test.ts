import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Profile } from '#commerce/customers/profile.ts'
import { AuthError, SecondFactorNeeded } from './auth-error.ts'
import type { AuthUser, IdentityProvider } from './provider.ts'
import { sessionQueries } from './session.queries.ts'
import {
  answerSecondFactor,
  register,
  signInAsGuest,
  signInWithGoogle,
  signInWithPassword,
} from './sign-in.ts'
import { signOut } from './sign-out.ts'

/** The server, as far as signing in goes: profiles by uid, and whose session there is. */
const server = vi.hoisted(() => ({
  profiles: new Map<string, Profile>(),
  session: null as string | null,
  believesTokens: true,
  signOutFails: false,
}))

vi.mock('#commerce/customers/customer.functions.ts', () => ({
  getProfile: async () => null,
  getProfileByToken: async ({ data }: { data: { uid: string } }) =>
    server.believesTokens
      ? { ok: true, profile: server.profiles.get(data.uid) ?? null }
      : { ok: false, refusal: 'token-refused' },
  createUserProfile: async ({ data }: { data: { uid: string; form: { name?: string } } }) => {
    if (data.form.name === 'x'.repeat(81)) return { title: 'Check', message: 'Too long' }
    server.profiles.set(data.uid, profileOf(data.uid, { name: data.form.name ?? 'Guest' }))
    return true
  },
}))

vi.mock('./session.functions.ts', () => ({
  getSession: async () => server.session,
  setSession: async ({ data }: { data: { token: string } }) => {
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
    sendPasswordReset: async () => undefined,
    answerSecondFactor: enter,
    resetPassword: async () => undefined,
    changePassword: async () => undefined,
    waysIn: async () => ({ password: true, secondFactor: false }),
    requestEmailChange: async () => undefined,
    confirmEmailChange: async () => undefined,
    twoFactor: null,
    listSignIns: async () => [],
    signOutElsewhere: async () => undefined,
    observe: () => () => undefined,
    idToken: async () => `token of ${(await enter()).uid}`,
    signOut: async () => void calls.push('signed out'),
  }
  return { provider, queryClient: new QueryClient(), calls }
}

const credentials = { email: 'salma@example.com', password: 'tulips in march' }

beforeEach(() => {
  Object.assign(server, { session: null, believesTokens: true, signOutFails: false })
  server.profiles.clear()
})

describe('signing in', () => {
  it('gives a guest and somebody from Google their first profile, and a session', async () => {
    expect(await signInAsGuest(desk(guest))).toMatchObject({ ok: true, profile: { id: 'guest' } })
    expect(server.session).toBe('guest')
    expect(await signInWithGoogle(desk(salma))).toMatchObject({
      ok: true,
      profile: { id: 'salma' },
    })
    expect(server.session).toBe('salma')
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
    expect(await signInWithGoogle(unproven)).toMatchObject({ ok: true, verificationSent: false })
  })

  it('shows what the provider says in the words of the catalogue', async () => {
    expect(await signInWithGoogle(desk(new AuthError('popup-blocked')))).toMatchObject({
      ok: false,
      notice: { title: 'Popup blocked' },
    })
    expect(await signInWithPassword(desk(new AuthError('network')), credentials)).toMatchObject({
      notice: { title: 'Network Error' },
    })
  })

  it('asks for the second factor after the first, and lets in with it', async () => {
    server.profiles.set('salma', profileOf('salma'))
    const one = desk(salma)
    one.provider.signInWithPassword = () => Promise.reject(new SecondFactorNeeded())
    expect(await signInWithPassword(one, credentials)).toEqual({
      ok: false,
      wantsSecondFactor: 'password',
    })
    expect(server.session).toBeNull()
    expect(await answerSecondFactor(one, 'password', { code: '123456' })).toMatchObject({
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
