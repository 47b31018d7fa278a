import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { authorizationErrorAdapter } from '#identity/authorization/authorization-error.ts'
import { noticeSessionEnd } from '#identity/sessions/session-ended.ts'
import { contentSecurityPolicy } from '#platform/http/content-security-policy.ts'
import { rememberOrigin } from '#platform/http/remember-origin.ts'
import { fetchAndReport } from '#platform/http-failure.ts'
import { maskErrors } from '#platform/mask-errors.ts'
import { refuseUnreadableCalls } from '#platform/refuse-unreadable-calls.ts'
import { showHttpFailure } from '#storefront/layout/show-failures.ts'

export const startInstance = createStart(() => ({
  requestMiddleware: [
    contentSecurityPolicy,
    rememberOrigin,
    createCsrfMiddleware({ filter: (c) => c.handlerType === 'serverFn' }),
    refuseUnreadableCalls,
  ],
  functionMiddleware: [maskErrors],
  serializationAdapters: [authorizationErrorAdapter],
  serverFns: {
    fetch: fetchAndReport(showHttpFailure, async (address, init) =>
      noticeSessionEnd(await fetch(address, init)),
    ),
  },
}))
