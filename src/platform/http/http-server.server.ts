import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type ServerMiddleware, serve } from 'srvx'
import { limitRequestBody } from 'srvx/body-limit'
import { staticMiddleware } from 'srvx/static'
import { beginStandingJobs } from '#commerce/jobs/begin-standing-jobs.server.ts'
import { jobHandlers } from '#commerce/jobs/job-handlers.server.ts'
import { startJobLoop } from '#commerce/jobs/job-loop.server.ts'
import { largestUpload } from '#commerce/pictures/upload-limit.ts'
import { sessionCookieName } from '#identity/session-cookie-name.ts'
import { environment } from '../environment.server.ts'
import { answerFromCache } from '../page-cache/answer-from-cache.server.ts'
import { keepShopPages } from '../page-cache/shop-pages.server.ts'
import { database, log, shop } from '../services.server.ts'
import { compress } from './compress.server.ts'
import { immutableFiles } from './file-servers.server.ts'
import { health } from './health.server.ts'
import { pictures } from './pictures.server.ts'
import { logRequest, requestIdOf } from './request-log.server.ts'
import { securityHeaders } from './security-headers.ts'

const hour = 60 * 60
const isHttps = environment.VITE_APP_URL.startsWith('https:')
const largestBody = 1024 * 1024
// A little more than a file may have, so that its own door says that it is too large.
const largestUploadBody = largestUpload + 64 * 1024

type Fetch = (request: Request) => Promise<Response> | Response

export interface RunningShop {
  address: string
  /** Answers what is under way, finishes its jobs, and closes the database. */
  close(): Promise<void>
}

/** The production server: files first, then pages, with the shop's own work going on beside them. */
export async function runShop(pages: Fetch, clientFolder: string): Promise<RunningShop> {
  const ordinary = serve({
    // Never opened by itself: the server below hands it what no kept page answers.
    manual: true,
    trustProxy: environment.TRUST_PROXY,
    maxRequestBodySize: largestUploadBody,
    gracefulShutdown: false,
    silent: true,
    middleware: [
      around,
      immutableFiles('/assets/', { dir: clientFolder, encodings: true }),
      pictures(shop.files),
      staticMiddleware({ dir: clientFolder, maxAge: hour }),
    ],
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/health') return health(shop.db)
      const limited = pathname === '/api/uploads' ? request : limitRequestBody(request, largestBody)
      return compress(request, await pages(limited))
    },
    error: (error) => {
      log.error('request failed', { error: String(error) })
      return new Response('Something went wrong on our side. Please try again.', { status: 500 })
    },
  })
  const handler = ordinary.node?.handler
  if (!handler) throw new Error('srvx no longer offers a handler for Node.')
  const server = createServer(
    answerFromCache({
      cache: keepShopPages(shop, { origin: environment.VITE_APP_URL, pages }),
      sessionCookie: sessionCookieName(environment.VITE_APP_URL),
      headers: (pathname) => securityHeaders(pathname, isHttps),
      otherwise: handler,
      onFailure: (error) => log.error('page not made', { error: String(error) }),
    }),
  )
  server.listen(environment.PORT, environment.HOST)
  await once(server, 'listening')
  await beginStandingJobs(shop)
  const jobs = startJobLoop(shop, jobHandlers)
  return {
    address: environment.VITE_APP_URL,
    close: () => close(server, () => jobs.stop()),
  }
}

const around: ServerMiddleware = async (request, next) => {
  const startedAt = performance.now()
  const { pathname, protocol } = new URL(request.url)
  const id = requestIdOf(request, environment.TRUST_PROXY)
  request.headers.set('x-request-id', id)
  const response = await next()
  const headers = securityHeaders(pathname, protocol === 'https:')
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  response.headers.set('X-Request-Id', id)
  logRequest(log, { id, method: request.method, pathname, status: response.status, startedAt })
  return response
}

async function close(server: Server, stopJobs: () => Promise<void>): Promise<void> {
  await new Promise((resolve) => server.close(resolve))
  await stopJobs()
  await database.close()
  log.info('shop closed')
}
