import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { authorizationErrorAdapters } from '#identity/authorization/authorization-error.ts'
import { detectSessionEnd } from '#identity/sessions/session-ended.ts'
import { contentSecurityPolicy } from '#platform/http/content-security-policy.ts'
import { rememberOrigin } from '#platform/http/remember-origin.ts'
import { fetchAndReport } from '#platform/http-failure.ts'
import { maskErrors } from '#platform/mask-errors.ts'
import { rejectInvalidCalls } from '#platform/reject-invalid-calls.ts'
import { showHttpFailure } from '#storefront/layout/show-failures.ts'

export const startInstance = createStart(() => ({
  requestMiddleware: [
    contentSecurityPolicy,
    rememberOrigin,
    createCsrfMiddleware({ filter: (c) => c.handlerType === 'serverFn' }),
    rejectInvalidCalls,
  ],
  functionMiddleware: [maskErrors],
  serializationAdapters: authorizationErrorAdapters,
  serverFns: {
    fetch: fetchAndReport(showHttpFailure, async (address, init) =>
      detectSessionEnd(await fetch(address, init)),
    ),
  },
}))
