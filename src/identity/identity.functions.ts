import { createServerFn } from '@tanstack/react-start'
import { environment } from '#platform/environment.server.ts'

/** Which ways of signing in this shop offers besides password and guest. */
export const getSignInWays = createServerFn({ method: 'GET' }).handler(() => ({
  google: environment.GOOGLE_CLIENT_ID !== undefined,
}))
