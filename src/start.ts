import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { withLocaleHeader } from '#i18n/locale-of-request.ts'
import { authorizationErrorAdapters } from '#identity/authorization/authorization-error.ts'
import { detectSessionEnd } from '#identity/sessions/session-ended.ts'
import { maskErrors, rejectInvalidCalls } from '#platform/call-middleware.ts'
import { contentSecurityPolicy, rememberOrigin } from '#platform/http/page-middleware.ts'
import { fetchAndReport } from '#platform/http-failure.ts'
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
      detectSessionEnd(await fetch(address, withLocaleHeader(init))),
    ),
  },
}))
