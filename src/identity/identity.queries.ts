import { queryOptions } from '@tanstack/react-query'
import { customerQueries } from '#commerce/customers/customer.queries.ts'
import { isSecondFactorMissing } from './identity.functions.ts'
import { loadProvider } from './providers/load-provider.ts'

export const identityQueries = {
  /** How somebody can sign in at the provider. */
  signInMethods: (uid: string | undefined) =>
    queryOptions({
      queryKey: [...customerQueries.root, 'ways-in', uid],
      queryFn: async () => (await loadProvider()).signInMethods(),
      enabled: uid !== undefined,
      retry: false,
    }),
  /** Whether the dashboard wants a second factor of whoever is signed in. */
  secondFactorMissing: () =>
    queryOptions({
      queryKey: [...customerQueries.root, 'second-factor-missing'],
      queryFn: () => isSecondFactorMissing(),
    }),
}
