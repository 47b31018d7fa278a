import { RouterProvider } from '@tanstack/react-router'
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { FastResponse } from 'srvx'

/**
 * Draws a page in one go. All it shows has been read before it is drawn, so that a stream would bring no part of it
 * sooner, and would cost its own way from React to the socket.
 */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const drawn = renderToString(<RouterProvider router={router} />)
  const html = await transformHtmlStringWithRouter(router, drawn)
  // As bytes, for a text is looked through twice more on its way out, and as they are: those of a `Response` are copied,
  // and go through a stream.
  const bytes = Buffer.from(html)
  responseHeaders.set('Content-Length', String(bytes.length))
  return new FastResponse(bytes, { status: getSsrStatus(router), headers: responseHeaders })
})
