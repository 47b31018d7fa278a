import { westernDigits } from '#i18n/western-digits.ts'
import { AuthError, SecondFactorNeeded } from '../../sign-in/auth-error.ts'
import { rejectOnAbort } from '../../sign-in/reject-on-abort.ts'
import type { AuthUser, IdentityProvider } from '../provider.ts'
import { ask, type EmbeddedClient } from './embedded-client.client.ts'
import { openGooglePopup } from './google/google-popup.client.ts'

/** The embedded identity provider in the browser. */
export function createEmbeddedDriver(client: EmbeddedClient): IdentityProvider {
  const listeners = new Set<(user: AuthUser | null) => void>()
  const post = (path: string, body: object) =>
    ask(client.$fetch<unknown>(path, { method: 'POST', body }))

  async function currentUser(): Promise<AuthUser | null> {
    const session = await ask(client.getSession())
    if (!session) return null
    const { user } = session
    const isGuest = user.isAnonymous === true
    return {
      uid: user.id,
      // The library makes up the address of a guest.
      email: isGuest ? '' : user.email,
      emailVerified: user.emailVerified,
      name: user.name,
      picture: user.image ?? null,
      isGuest,
    }
  }

  async function signedInUser(): Promise<AuthUser> {
    const user = await currentUser()
    if (!user) throw new AuthError('credential-expired')
    return user
  }

  function notifyListeners(user: AuthUser): AuthUser {
    for (const listener of listeners) listener(user)
    return user
  }
  return {
    async signInWithGoogle(left) {
      await openGooglePopup(async (doneAddress) => {
        const answer = await ask(
          client.signIn.social({
            provider: 'google',
            disableRedirect: true,
            callbackURL: doneAddress,
            errorCallbackURL: doneAddress,
          }),
        )
        if (!answer?.url) throw new AuthError('not-allowed')
        return answer.url
      }, left)
      return notifyListeners(await rejectOnAbort(signedInUser(), left))
    },

    async signInAsGuest() {
      const present = await currentUser()
      if (present?.isGuest) return notifyListeners(present)
      await ask(client.signIn.anonymous())
      return notifyListeners(await signedInUser())
    },

    async signInWithPassword(credentials) {
      const answer = await ask(client.signIn.email(credentials))
      if (answer && 'twoFactorRedirect' in answer) throw new SecondFactorNeeded()
      return notifyListeners(await signedInUser())
    },

    async submitSecondFactor(answer) {
      if ('code' in answer)
        await ask(client.twoFactor.verifyTotp({ code: westernDigits(answer.code) }))
      else await ask(client.twoFactor.verifyBackupCode({ code: answer.recoveryCode }))
      return notifyListeners(await signedInUser())
    },

    async register(account) {
      await ask(client.signUp.email(account))
      return notifyListeners(await signedInUser())
    },

    async sendVerification() {
      const { email } = await signedInUser()
      const sent = await ask(client.sendVerificationEmail({ email }))
      // The mail server is down.
      if (!sent?.status) throw new AuthError('quota-exceeded')
    },

    async confirmEmail(code) {
      await post('/email-proof/confirm', { token: code })
      notifyListeners(await signedInUser())
    },

    async sendPasswordReset(email) {
      await ask(client.requestPasswordReset({ email }))
    },

    async resetPassword(code, password) {
      await ask(client.resetPassword({ token: code, newPassword: password }))
    },

    async changePassword({ present, next }) {
      await ask(client.changePassword({ currentPassword: present, newPassword: next }))
    },

    async signInMethods() {
      const [session, accounts] = await Promise.all([
        ask(client.getSession()),
        ask(client.listAccounts()),
      ])
      return {
        password: accounts?.some(({ providerId }) => providerId === 'credential') ?? false,
        secondFactor: session?.user.twoFactorEnabled === true,
      }
    },

    async requestEmailChange(change) {
      await post('/email-change/request', change)
    },

    async confirmEmailChange(code) {
      await post('/email-change/confirm', { token: code })
      const user = await currentUser()
      if (user) notifyListeners(user)
    },

    async undoEmailChange(code) {
      const body = { token: code }
      const restored = await ask(
        client.$fetch<{ code: string }>('/email-change/undo', { method: 'POST', body }),
      )
      if (!restored) throw new AuthError('unknown')
      return restored.code
    },

    twoFactor: {
      async begin(password) {
        const begun = await ask(client.twoFactor.enable({ password }))
        if (!begun || !('totpURI' in begun)) throw new AuthError('unknown')
        return { address: begun.totpURI, recoveryCodes: begun.backupCodes }
      },
      async confirm(code) {
        await ask(client.twoFactor.verifyTotp({ code: westernDigits(code) }))
      },
      async renewRecoveryCodes(password) {
        const renewed = await ask(client.twoFactor.generateBackupCodes({ password }))
        return renewed?.backupCodes ?? []
      },
      async turnOff(password) {
        await ask(client.twoFactor.disable({ password }))
      },
    },

    async passkeys() {
      const { createPasskeys } = await import('./passkeys/passkeys.client.ts')
      return {
        ...createPasskeys(client),
        async signIn(response) {
          await post('/sign-in/passkey', { response })
          return notifyListeners(await signedInUser())
        },
      }
    },

    async listSignIns() {
      const [here, all] = await Promise.all([ask(client.getSession()), ask(client.listSessions())])
      return (all ?? [])
        .map(({ id, userAgent, createdAt }) => ({
          id,
          userAgent: userAgent ?? '',
          since: new Date(createdAt),
          isThis: id === here?.session.id,
        }))
        .sort((one, other) => other.since.getTime() - one.since.getTime())
    },

    async signOutElsewhere() {
      await ask(client.revokeOtherSessions())
    },

    observe(listener) {
      listeners.add(listener)
      // Without a response the state is unknown until the next change.
      currentUser().then(
        (user) => listeners.has(listener) && listener(user),
        () => undefined,
      )
      return () => listeners.delete(listener)
    },

    async idToken() {
      const answer = await ask(client.$fetch<{ token: string }>('/token', { method: 'GET' }))
      if (!answer) throw new AuthError('unknown')
      return answer.token
    },

    async signOut() {
      await ask(client.signOut())
      for (const listener of listeners) listener(null)
    },
  }
}
