export interface SignInSettings {
  VITE_IDENTITY_PROVIDER: 'embedded' | 'firebase'
  GOOGLE_CLIENT_ID?: string | undefined
}

/** Ways to sign in besides password and guest. Firebase has Google credentials of its own. */
export function signInMethods(settings: SignInSettings): { google: boolean; passkey: boolean } {
  const isFirebase = settings.VITE_IDENTITY_PROVIDER === 'firebase'
  return { google: isFirebase || settings.GOOGLE_CLIENT_ID !== undefined, passkey: !isFirebase }
}
