import { queryOptions } from '@tanstack/react-query'
import { loadProvider } from '#platform/load-provider.ts'
import { isSecondFactorMissing } from './identity.ts'
import { customerQueries } from './profile.queries.ts'

export const identityQueries = {
  /** The sign-in methods of the user's account at the identity provider. */
  signInMethods: (uid: string | undefined) =>
    queryOptions({
      queryKey: [...customerQueries.root, 'ways-in', uid],
      queryFn: async () => (await loadProvider()).signInMethods(),
      enabled: uid !== undefined,
      retry: false,
    }),
  /** The user's passkeys; null if the provider has none. */
  passkeys: (uid: string | undefined) =>
    queryOptions({
      queryKey: ['users', 'passkeys', uid],
      queryFn: async () => {
        const passkeys = await (await loadProvider()).passkeys?.()
        return passkeys ? passkeys.list() : null
      },
      retry: false,
    }),
  /** Whether the user needs a second factor before the dashboard opens. */
  secondFactorMissing: () =>
    queryOptions({
      queryKey: [...customerQueries.root, 'second-factor-missing'],
      queryFn: () => isSecondFactorMissing(),
    }),
}
