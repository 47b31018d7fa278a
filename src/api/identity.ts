import { createServerFn } from '@tanstack/react-start'
import { lacksSecondFactor } from '#identity/authorization/access-check.ts'
import { signInMethods } from '#identity/sign-in/sign-in-methods.ts'
import { environment } from '#platform/environment.server.ts'
import { currentSessionHolder } from '#platform/request/current-session.server.ts'

/** The sign-in methods that this shop offers besides password and guest. */
export const getSignInMethods = createServerFn({ method: 'GET' }).handler(() =>
  signInMethods(environment),
)

/** Whether the user needs a second factor before the dashboard opens. */
export const isSecondFactorMissing = createServerFn({ method: 'GET' }).handler(async () =>
  lacksSecondFactor(await currentSessionHolder(), environment.STAFF_TWO_FACTOR),
)
