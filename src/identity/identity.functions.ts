import { createServerFn } from '@tanstack/react-start'
import { environment } from '#platform/environment.server.ts'
import { lacksSecondFactor } from './authorization/access-check.ts'
import { currentSessionHolder } from './sessions/current-session.server.ts'
import { signInMethods } from './sign-in/sign-in-methods.ts'

/** Which ways of signing in this shop offers besides password and guest. */
export const getSignInMethods = createServerFn({ method: 'GET' }).handler(() =>
  signInMethods(environment),
)

/** Whether the dashboard stays closed to whoever is asking until they sign in with a second factor. */
export const isSecondFactorMissing = createServerFn({ method: 'GET' }).handler(async () =>
  lacksSecondFactor(await currentSessionHolder(), environment.STAFF_TWO_FACTOR),
)
