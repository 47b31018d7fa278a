export interface SignInSettings {
  VITE_IDENTITY_PROVIDER: 'embedded' | 'firebase'
  GOOGLE_CLIENT_ID?: string | undefined
}

/** Which ways of signing in a shop offers besides password and guest. Firebase is its own client of Google. */
export function signInMethods(settings: SignInSettings): { google: boolean } {
  const isFirebase = settings.VITE_IDENTITY_PROVIDER === 'firebase'
  return { google: isFirebase || settings.GOOGLE_CLIENT_ID !== undefined }
}
