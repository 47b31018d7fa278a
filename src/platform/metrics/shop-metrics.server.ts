import { hash, timingSafeEqual } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import { countJobs } from '#commerce/jobs/job-schedule-store.server.ts'
import type { DatabaseClock } from '#database/database-clock.server.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import { lastBackups } from '../backup/backup-store.server.ts'
import { isHealthAddress } from '../http/health.server.ts'
import type { FinishedRequest, NodeHandler } from '../http/traffic.server.ts'
import type { LogOrigin } from '../log.server.ts'
import { createRouteNames, methodLabel } from './route-of.ts'

export interface ShopMetrics {
  /** Health checks and scrapes do not count: on a quiet shop they would be most requests. */
  noteRequest(request: FinishedRequest): void
  noteRefused(): void
  /** Counts a log line; its event names are few and constant. */
  noteEvent(level: string, event: string, outcome: string): void
  /** In the text format of Prometheus. */
  text(): Promise<string>
  /** The same, for other exporters. */
  values(): Promise<MetricObjectWithValues<MetricValue<string>>[]>
}

export interface Measured {
  database: OpenDatabase
  clock: Pick<DatabaseClock, 'now' | 'differenceMs'>
  inFlight: () => number
  droppedLogLines: () => number
  origin: LogOrigin
}

const metricsPath = '/metrics'

// Prometheus times out after 10 seconds, and must still learn that the database does not respond.
const databaseMs = 2_000

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Metrics of one process. Values of the whole shop are queried on each scrape. */
export function createShopMetrics(measured: Measured): ShopMetrics {
  const { database, clock, inFlight, droppedLogLines, origin } = measured
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const routeOf = createRouteNames()
  const requests = new Histogram({
    registers,
    name: 'shop_request_seconds',
    help: 'Time to the response, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
  })
  const hungUp = new Counter({
    registers,
    name: 'shop_hung_up_total',
    help: 'Requests whose clients disconnected',
  })
  const refused = new Counter({
    registers,
    name: 'shop_overload_refused_total',
    help: 'Requests refused with 503 under overload',
  })
  const events = new Counter({
    registers,
    name: 'shop_events_total',
    help: 'Log events: orders placed, payments by outcome, failures',
    labelNames: ['level', 'event', 'outcome'],
  })
  const build = new Gauge({
    registers,
    name: 'shop_build_info',
    help: 'Always 1, with the version and the name of the instance',
    // Prometheus has a label `instance` of its own, for the address that it scrapes.
    labelNames: ['version', 'name'],
  })
  build.set({ version: origin.version, name: origin.instance }, 1)
  gauge('shop_requests_in_flight', 'Requests in flight', inFlight)
  gauge(
    'shop_clock_difference_seconds',
    'Seconds by which this machine is ahead of the database',
    () => clock.differenceMs() / 1000,
  )
  gauge('shop_log_lines_dropped', 'Log lines dropped since the last written one', droppedLogLines)
  const { pool } = database
  if (pool) {
    gauge('shop_pool_connections', 'Connections to PostgreSQL', () => pool().total)
    gauge('shop_pool_idle', 'Idle connections', () => pool().idle)
    gauge('shop_pool_waiting', 'Queries waiting for a connection', () => pool().waiting)
  }
  const jobs = new Gauge({
    registers,
    name: 'shop_jobs',
    help: 'Jobs: due, later, or dead-lettered',
    labelNames: ['state'],
  })
  const oldest = new Gauge({
    registers,
    name: 'shop_outbox_age_seconds',
    help: 'Seconds since the oldest due job was due',
  })
  const lastBackup = new Gauge({
    registers,
    name: 'shop_last_backup_timestamp_seconds',
    help: 'When the latest nightly backup was complete; 0 before the first',
  })
  const lastRecentBackup = new Gauge({
    registers,
    name: 'shop_last_recent_backup_timestamp_seconds',
    help: 'When the latest backup of every few minutes was complete; 0 before the first',
  })
  const databaseUp = new Gauge({
    registers,
    name: 'shop_database_up',
    help: '1 if the database responds, otherwise 0',
  })

  let pending: ReturnType<typeof readFigures> | null = null

  async function readFigures() {
    const jobs = await countJobs(database.db, clock.now())
    return { jobs, backups: await lastBackups(database.db) }
  }

  /** One query at a time: while the database does not respond, each would take a connection that the shop needs. */
  function readFiguresOnce(): Promise<Awaited<ReturnType<typeof readFigures>> | null> {
    pending ??= readFigures().finally(() => {
      pending = null
    })
    return pending.catch(() => null)
  }

  /** Before the metrics are collected, so that all values are of the same moment. */
  async function queryDatabase(): Promise<void> {
    const figures = await Promise.race([readFiguresOnce(), delay(databaseMs, null, { ref: false })])
    databaseUp.set(figures ? 1 : 0)
    if (!figures) return
    const counted = figures.jobs
    jobs.set({ state: 'due' }, counted.due)
    jobs.set({ state: 'later' }, counted.later)
    jobs.set({ state: 'dead-lettered' }, counted.deadLettered)
    // For the alerts of the previous version (decision 24).
    jobs.set({ state: 'buried' }, counted.deadLettered)
    oldest.set(counted.oldestDueMs / 1000)
    lastBackup.set((figures.backups.nightly ?? 0) / 1000)
    lastRecentBackup.set((figures.backups.recent ?? 0) / 1000)
  }

  function gauge(name: string, help: string, read: () => number): void {
    const made: Gauge = new Gauge({ registers, name, help, collect: () => made.set(read()) })
  }

  return {
    noteRequest({ method, pathname, status, ms, hungUp: isGone }) {
      if (isHealthAddress(pathname) || pathname === metricsPath) return
      if (isGone) hungUp.inc()
      else {
        const labels = { method: methodLabel(method), route: routeOf(pathname, status), status }
        requests.observe(labels, ms / 1000)
      }
    },
    noteRefused: () => refused.inc(),
    noteEvent: (level, event, outcome) => events.inc({ level, event, outcome }),
    async text() {
      await queryDatabase()
      return register.metrics()
    },
    async values() {
      await queryDatabase()
      return register.getMetricsAsJSON()
    },
  }
}

/** Serves `/metrics` to clients with the bearer token; others get the shop's 404. */
export function metricsEndpoint(
  { metrics, token }: { metrics: ShopMetrics; token: string },
  otherwise: NodeHandler,
): NodeHandler {
  return (request, response) => {
    if (request.url !== metricsPath || !isSame(request.headers.authorization, `Bearer ${token}`)) {
      return otherwise(request, response)
    }
    return metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(503).end(),
    )
  }
}

function isSame(given: string | undefined, wanted: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return given !== undefined && timingSafeEqual(digest(given), digest(wanted))
}
