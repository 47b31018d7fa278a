import { FirebaseError, initializeApp } from '@firebase/app'
import {
  type Auth,
  applyActionCode,
  beforeAuthStateChanged,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  getAuth,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from '@firebase/auth'
import { isEmail } from '#commerce/email.ts'
import { currentLocale } from '#i18n/locale.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { AuthError } from '../../sign-in/auth-error.ts'
import { rejectOnAbort } from '../../sign-in/reject-on-abort.ts'
import type { AuthUser, IdentityProvider } from '../provider.ts'
import { firebaseErrorKind } from './firebase-error-kind.ts'

export interface FirebaseSettings {
  VITE_APP_URL: string
  VITE_IDENTITY_API_KEY: string
  VITE_IDENTITY_AUTH_DOMAIN: string
  VITE_IDENTITY_PROJECT_ID: string
  VITE_IDENTITY_STORAGE_BUCKET: string
  VITE_IDENTITY_MESSAGING_SENDER_ID: string
  VITE_IDENTITY_APP_ID: string
  VITE_IDENTITY_EMULATOR?: string | undefined
}

/** Firebase Authentication in the browser. Its own console manages second factors and sign-ins of other browsers. */
export function createFirebaseDriver(settings: FirebaseSettings, name?: string): IdentityProvider {
  const auth = open(settings, name)
  // The language of Google's window and of the provider's emails.
  auth.languageCode = currentLocale()
  const listeners = new Set<(user: AuthUser | null) => void>()
  const back = (path: string) => ({ url: new URL(withLocale(path), settings.VITE_APP_URL).href })

  function notifyListeners(user: User): AuthUser {
    const known = describe(user)
    for (const listener of listeners) listener(known)
    return known
  }

  function present(): User {
    if (!auth.currentUser) throw new AuthError('credential-expired')
    return auth.currentUser
  }

  /** Changes of the sign-in require the password again. */
  async function proveAgain(password: string): Promise<User> {
    const user = present()
    const credential = EmailAuthProvider.credential(user.email ?? '', password)
    await explained(() => reauthenticateWithCredential(user, credential), {
      'auth/wrong-password': 'wrong-password',
      'auth/invalid-credential': 'wrong-password',
      'auth/invalid-login-credentials': 'wrong-password',
      'auth/missing-password': 'wrong-password',
    })
    return user
  }

  /** The window cannot be closed from here, so ignore a sign-in through it after another way was chosen. */
  function ignoreAfterUnmount(left: AbortSignal): () => void {
    return beforeAuthStateChanged(auth, async (user) => {
      if (!user || !left.aborted) return
      const { signInProvider } = await user.getIdTokenResult()
      if (signInProvider === GoogleAuthProvider.PROVIDER_ID) throw new AuthError('popup-closed')
    })
  }

  return {
    // Firebase itself opens a window of 500 by 600.
    signInWithGoogle: (left) =>
      explained(async () => {
        const google = new GoogleAuthProvider()
        google.setCustomParameters({ prompt: 'select_account' })
        const popup = signInWithPopup(auth, google)
        const letIn = ignoreAfterUnmount(left)
        popup.then(letIn, letIn)
        return notifyListeners((await rejectOnAbort(popup, left)).user)
      }),

    signInAsGuest: () =>
      explained(async () => notifyListeners((await signInAnonymously(auth)).user)),

    signInWithPassword: ({ email, password }) =>
      explained(
        async () => {
          requireAddress(email)
          return notifyListeners((await signInWithEmailAndPassword(auth, email, password)).user)
        },
        // Does not reveal whether the account exists.
        { 'auth/user-not-found': 'wrong-credentials' },
      ),

    submitSecondFactor: () => Promise.reject(new AuthError('not-allowed')),

    register: ({ email, password, name: displayName }) =>
      explained(async () => {
        requireAddress(email)
        const { user } = await createUserWithEmailAndPassword(auth, email, password)
        await updateProfile(user, { displayName })
        return notifyListeners(user)
      }),

    sendVerification: () =>
      explained(() => sendEmailVerification(present(), back('/confirm-email'))),

    confirmEmail: (code) => explained(() => applyActionCode(auth, code)),

    sendPasswordReset: (email) =>
      explained(async () => {
        await sendPasswordResetEmail(auth, email, back('/login')).catch((error: unknown) => {
          if (codeOf(error) !== 'auth/user-not-found') throw error
        })
      }),

    resetPassword: (code, password) => explained(() => confirmPasswordReset(auth, code, password)),

    changePassword: ({ present: known, next }) =>
      explained(async () => updatePassword(await proveAgain(known), next)),

    signInMethods: async () => ({
      password: present().providerData.some(({ providerId }) => providerId === 'password'),
      secondFactor: false,
    }),

    requestEmailChange: ({ email, password }) =>
      explained(async () => {
        const user = await proveAgain(password)
        requireAddress(email)
        await verifyBeforeUpdateEmail(user, email, back('/login')).catch((error: unknown) => {
          if (codeOf(error) !== 'auth/email-already-in-use') throw error
        })
      }),

    confirmEmailChange: (code) => explained(() => applyActionCode(auth, code)),

    undoEmailChange: (code) =>
      explained(async () => {
        const { email } = (await checkActionCode(auth, code)).data
        await applyActionCode(auth, code)
        if (email) await sendPasswordResetEmail(auth, email, back('/login'))
        return null
      }),

    twoFactor: null,
    passkeys: null,

    // Firebase lists no other browsers.
    async listSignIns() {
      const since = new Date(present().metadata.lastSignInTime ?? Date.now())
      return [{ id: 'this', userAgent: navigator.userAgent, since, isThis: true }]
    },

    // Ending the shop's sessions is enough: an older sign-in starts none.
    signOutElsewhere: async () => undefined,

    observe(listener) {
      listeners.add(listener)
      const stop = auth.onAuthStateChanged((user) => listener(user && describe(user)))
      return () => {
        listeners.delete(listener)
        stop()
      }
    },

    // Always a new one: the current one may have started a session, or be too old for one.
    idToken: () => explained(() => present().getIdToken(true)),

    signOut: () => explained(() => signOut(auth)),
  }
}

function open(settings: FirebaseSettings, name?: string): Auth {
  const app = initializeApp(
    {
      apiKey: settings.VITE_IDENTITY_API_KEY,
      authDomain: settings.VITE_IDENTITY_AUTH_DOMAIN,
      projectId: settings.VITE_IDENTITY_PROJECT_ID,
      storageBucket: settings.VITE_IDENTITY_STORAGE_BUCKET,
      messagingSenderId: settings.VITE_IDENTITY_MESSAGING_SENDER_ID,
      appId: settings.VITE_IDENTITY_APP_ID,
    },
    name,
  )
  const auth = getAuth(app)
  // Firebase writes its emails itself, in the language of the page.
  auth.languageCode = currentLocale()
  const emulator = settings.VITE_IDENTITY_EMULATOR
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return auth
}

/** The rule of the shop: Firebase's own is wider. */
function requireAddress(email: string): void {
  if (!isEmail(email)) throw new AuthError('invalid-email')
}

function describe(user: User): AuthUser {
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    name: user.displayName ?? '',
    picture: user.photoURL,
    isGuest: user.isAnonymous,
  }
}

async function explained<T>(
  work: () => Promise<T>,
  here: Partial<Record<string, AuthError['kind']>> = {},
): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof AuthError) throw cause
    const code = codeOf(cause)
    throw new AuthError(here[code] ?? firebaseErrorKind(code), { cause })
  }
}

function codeOf(error: unknown): string {
  return error instanceof FirebaseError ? error.code : ''
}
