import { createServerFn } from '@tanstack/react-start'
import { environment } from '#platform/environment.server.ts'
import { lacksSecondFactor } from './admission.ts'
import { currentSessionHolder } from './current-session.server.ts'
import { signInWays } from './sign-in-ways.ts'

/** Which ways of signing in this shop offers besides password and guest. */
export const getSignInWays = createServerFn({ method: 'GET' }).handler(() =>
  signInWays(environment),
)

/** Whether the dashboard stays closed to whoever is asking until they sign in with a second factor. */
export const isSecondFactorMissing = createServerFn({ method: 'GET' }).handler(async () =>
  lacksSecondFactor(await currentSessionHolder(), environment.STAFF_TWO_FACTOR),
)
