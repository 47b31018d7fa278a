import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { doorClosedAdapter } from '#identity/door-closed.ts'
import { noticeSessionEnd } from '#identity/session-ended.ts'
import { contentSecurityPolicy } from '#platform/http/content-security-policy.ts'
import { rememberOrigin } from '#platform/http/remember-origin.ts'
import { fetchAndTell } from '#platform/http-failure.ts'
import { maskErrors } from '#platform/mask-errors.ts'
import { refuseUnreadableCalls } from '#platform/refuse-unreadable-calls.ts'
import { tellHttpFailure } from '#storefront/layout/tell-failures.ts'

export const startInstance = createStart(() => ({
  requestMiddleware: [
    contentSecurityPolicy,
    rememberOrigin,
    createCsrfMiddleware({ filter: (c) => c.handlerType === 'serverFn' }),
    refuseUnreadableCalls,
  ],
  functionMiddleware: [maskErrors],
  serializationAdapters: [doorClosedAdapter],
  serverFns: {
    fetch: fetchAndTell(tellHttpFailure, async (address, init) =>
      noticeSessionEnd(await fetch(address, init)),
    ),
  },
}))
