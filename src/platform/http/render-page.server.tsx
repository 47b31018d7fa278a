import { RouterProvider } from '@tanstack/react-router'
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { FastResponse } from 'srvx'
import { postponeScripts } from './late-scripts.ts'

/** Renders a page in one go. All data is loaded before, so streaming would bring no part sooner and would cost more. */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const rendered = renderToString(<RouterProvider router={router} />)
  const whole = await transformHtmlStringWithRouter(router, rendered)
  const isDashboard = router.state.matches.some((match) => match.routeId === '/dashboard')
  const html = isDashboard ? whole : postponeScripts(whole)
  // As bytes, because a string is scanned twice more on its way out; unwrapped, because a `Response` would copy them
  // and add a stream.
  const bytes = Buffer.from(html)
  responseHeaders.set('Content-Length', String(bytes.length))
  return new FastResponse(bytes, { status: getSsrStatus(router), headers: responseHeaders })
})
