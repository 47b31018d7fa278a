/** Sources that the content security policy allows for the identity provider. */
export interface ProviderSources {
  scripts: readonly string[]
  connections: readonly string[]
  frames: readonly string[]
}

export interface ProviderChoice {
  VITE_IDENTITY_PROVIDER: 'embedded' | 'firebase'
  VITE_IDENTITY_AUTH_DOMAIN: string
  VITE_IDENTITY_EMULATOR?: string | undefined
}

export function providerSources(choice: ProviderChoice): ProviderSources {
  if (choice.VITE_IDENTITY_PROVIDER === 'embedded') {
    return { scripts: [], connections: [], frames: [] }
  }
  const emulator = choice.VITE_IDENTITY_EMULATOR
    ? [new URL(choice.VITE_IDENTITY_EMULATOR).origin]
    : []
  return {
    scripts: ['https://apis.google.com'],
    connections: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...emulator,
    ],
    frames: [`https://${choice.VITE_IDENTITY_AUTH_DOMAIN}`, ...emulator],
  }
}
