import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { serve } from 'srvx'
import {
  backfillUserPrefixes,
  foldStoredTerms,
} from '#commerce/customers/user-search-store.server.ts'
import { jobDefinitions } from '#commerce/jobs/job-definitions.server.ts'
import {
  type JobLoop,
  scheduleRecurringJobs,
  startJobLoop,
} from '#commerce/jobs/job-loop.server.ts'
import type { ClockProblem } from '#database/clock-sample.ts'
import { providerSources } from '#identity/providers/provider-sources.ts'
import { sessionCookieName } from '#identity/sessions/session-id.server.ts'
import { environment } from '../environment.server.ts'
import {
  createShopMetrics,
  metricsEndpoint,
  type ShopMetrics,
} from '../metrics/shop-metrics.server.ts'
import { serveFromCache } from '../page-cache/serve-from-cache.server.ts'
import { createShopPageCache } from '../page-cache/shop-pages.server.ts'
import { releasedFolder } from '../released-folder.ts'
import {
  clock,
  closeDatabases,
  database,
  errors,
  log,
  logOrigin,
  logOutput,
  passwords,
  shop,
} from '../services.server.ts'
import type { Telemetry } from '../telemetry/start-telemetry.server.ts'
import { aroundRequest } from './around-request.server.ts'
import { largestBody } from './body-rules.ts'
import { compress } from './compress.server.ts'
import { immutableFiles, namedFiles } from './file-servers.server.ts'
import { alive, readiness } from './health.server.ts'
import { createHttpListener } from './http-listener.server.ts'
import { pictures } from './pictures.server.ts'
import { acceptPreviousFunctionIds, asBuilt } from './previous-function-ids.ts'
import { createReadinessChecks } from './readiness-checks.ts'
import { type BodyReceiver, createBodyReceiver } from './receive-body.server.ts'
import { createOverload, type Overload } from './refuse-overload.server.ts'
import { rejectMalformedRequests } from './reject-malformed-requests.server.ts'
import { securityHeaders } from './security-headers.ts'
import { type Traffic, watchTraffic } from './traffic.server.ts'

const hour = 60 * 60
// Monotonic, because this measures a pause and no time of day.
const checks = createReadinessChecks(() => performance.now())
const isHttps = environment.VITE_APP_URL.startsWith('https:')
const identity = providerSources(environment)
const headers = (pathname: string) => securityHeaders(pathname, isHttps, identity)

type Fetch = (request: Request) => Promise<Response> | Response

export interface RunningShop {
  /** Finishes open requests and jobs, and closes the database; abandons the rest after a deadline. */
  close(): Promise<void>
}

/** The production server: static files, pages, and the shop's background work. */
export async function runShop(pages: Fetch, clientFolder: string): Promise<RunningShop> {
  const ordinary = serveFilesAndPages(pages, clientFolder, () => traffic.isClosing())
  const handler = ordinary.node?.handler
  if (!handler) throw new Error('srvx no longer offers a handler for Node.')
  const overload = createOverload(
    { lagMs: environment.OVERLOAD_LAG_MS, inFlight: environment.MAX_REQUESTS_IN_FLIGHT },
    () => metrics?.noteRefused(),
  )
  const pagesOrMore = serveFromCache({
    cache: createShopPageCache(shop, { origin: environment.VITE_APP_URL, pages }),
    sessionCookie: sessionCookieName(environment.VITE_APP_URL),
    headers,
    otherwise: handler,
    refuseEarly: overload.refuseEarly,
    onFailure: (error) => log.error('page not rendered', { error: String(error) }),
  })
  const token = environment.METRICS_TOKEN
  const endpoint = environment.OTEL_EXPORTER_OTLP_ENDPOINT
  const metrics = token || endpoint ? measureShop(() => traffic.inFlight()) : null
  const telemetry = metrics && endpoint ? await sendTelemetry(endpoint, metrics) : null
  const bodies = createBodyReceiver(environment.TRUST_PROXY)
  const received = bodies.receiveBefore(pagesOrMore)
  const traffic: Traffic = watchTraffic(
    acceptPreviousFunctionIds(
      rejectMalformedRequests(
        metrics && token ? metricsEndpoint({ metrics, token }, received) : received,
      ),
    ),
    (request) => {
      metrics?.noteRequest(request)
      if (request.hungUp) log.debug('client disconnected', { status: request.status })
    },
  )
  // Before any decision that depends on the time: leases, sessions, expiries.
  await clock.measure()
  const measuring = clock.start(tellOfClock)
  const server = createHttpListener(traffic.handle, {
    perAddress: environment.TRUST_PROXY ? null : environment.MAX_CONNECTIONS_PER_ADDRESS,
  })
  server.listen(environment.PORT, environment.HOST)
  await once(server, 'listening')
  log.info('shop open', { address: environment.VITE_APP_URL })
  await backfillUserPrefixes(shop.db)
  await foldStoredTerms(shop.db)
  await scheduleRecurringJobs(shop)
  const jobs = startJobLoop(shop, jobDefinitions)
  return {
    close: () => closeShop({ server, traffic, jobs, overload, bodies, measuring, telemetry }),
  }
}

function serveFilesAndPages(pages: Fetch, clientFolder: string, isClosing: () => boolean) {
  return serve({
    // Not started by itself: the server below passes on requests that the page cache does not serve.
    manual: true,
    trustProxy: environment.TRUST_PROXY,
    maxRequestBodySize: largestBody,
    gracefulShutdown: false,
    silent: true,
    middleware: [
      aroundRequest({
        log,
        headers,
        trustProxy: environment.TRUST_PROXY,
        slowMs: environment.SLOW_REQUEST_MS,
      }),
      immutableFiles('/assets/', [clientFolder, releasedFolder(environment.DATA_FOLDER)], {
        encodings: true,
      }),
      pictures(shop.files, log),
      namedFiles({ dir: clientFolder, maxAge: hour }),
    ],
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/health') return alive(logOutput.dropped())
      if (pathname === '/health/ready') {
        checks.note()
        return readiness(shop.db, isClosing(), clock.problem)
      }
      return compress(request, await pages(asBuilt(request)))
    },
    error: (error) => {
      log.error('request failed', { error: String(error) })
      return new Response('Something went wrong on our side. Please try again.', { status: 500 })
    },
  })
}

interface OpenShop {
  server: Server
  traffic: Traffic
  jobs: JobLoop
  overload: Overload
  bodies: BodyReceiver
  measuring: { stop(): void }
  telemetry: Telemetry | null
}

async function closeShop(open: OpenShop): Promise<void> {
  const drainMs = checks.drainSeconds(environment.DRAIN_SECONDS) * 1000
  const deadlineMs = environment.SHUTDOWN_SECONDS * 1000
  // Jobs finish in parallel with requests; a job that hangs is retried after its lease.
  const deadline = delay(drainMs + deadlineMs, undefined, { ref: false })
  const stopped = Promise.race([open.jobs.stop(), deadline])
  const cutOff = await open.traffic.close(open.server, { drainMs, deadlineMs })
  await stopped
  open.overload.stop()
  open.measuring.stop()
  open.bodies.stop()
  passwords.close()
  await Promise.race([open.telemetry?.stop(), delay(deadlineMs, undefined, { ref: false })])
  await closeDatabases()
  log.flush()
  log.info('shop closed', { cutOff })
  await errors.settled()
}

function tellOfClock(problem: ClockProblem | null): void {
  const fields = { differenceMs: clock.differenceMs() }
  if (problem) log.error(problem, fields)
  else log.info('clock matches the database', fields)
}

/** Loaded on request, because most shops have no collector. */
async function sendTelemetry(endpoint: string, metrics: ShopMetrics): Promise<Telemetry> {
  const { startTelemetry } = await import('../telemetry/start-telemetry.server.ts')
  return startTelemetry({
    endpoint,
    headers: environment.OTEL_EXPORTER_OTLP_HEADERS ?? '',
    share: environment.OTEL_TRACES_SAMPLER_ARG,
    origin: logOrigin,
    metrics,
    log,
  })
}

function measureShop(inFlight: () => number): ShopMetrics {
  const droppedLogLines = logOutput.dropped
  const origin = logOrigin
  const metrics = createShopMetrics({ database, clock, inFlight, droppedLogLines, origin })
  log.listen((level, event, { outcome }) => {
    if (level !== 'debug' && event !== 'request') {
      metrics.noteEvent(level, event, typeof outcome === 'string' ? outcome : '')
    }
  })
  return metrics
}
