import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { enqueueJob } from '#commerce/jobs/job-store.server.ts'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { startHttpCounterpart } from '../support/http-counterpart.ts'
import { startShopProcess } from '../support/shop-process.ts'

/** Traces and metrics of OpenTelemetry, as a collector receives them. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-telemetry-'))
beforeAll(async () => {
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  const now = Date.now()
  await enqueueJob(database.db, { kind: 'check-invariants', payload: {}, now, runAt: now })
  await database.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional() }).loose(),
})
const traces = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: z.array(attribute),
            }),
          ),
        }),
      ),
    }),
  ),
})
const metrics = z.object({
  resourceMetrics: z.array(
    z.object({
      scopeMetrics: z.array(z.object({ metrics: z.array(z.object({ name: z.string() })) })),
    }),
  ),
})

async function startCollector() {
  const collector = await startHttpCounterpart()
  onTestFinished(() => collector.close())
  for (const signal of ['traces', 'metrics']) {
    collector.on(`POST /v1/${signal}`, { status: 200, body: {} })
  }
  return collector
}

it('requests with their queries, jobs and metrics reach the collector', async () => {
  const collector = await startCollector()
  const shop = await startShopProcess(folder, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key',
  })
  // The page cache answers requests without a session, which have no span.
  const response = await fetch(`${shop.origin}/search?q=rose`, {
    headers: { cookie: `boutique-session=${'A'.repeat(43)}` },
  })
  await response.text()
  expect(await shop.close()).toBe(0)

  const received = collector.to('/v1/traces')
  expect(received.map(({ authorization }) => authorization)).toContain('Bearer key')
  const spans = received.flatMap(({ body }) =>
    traces.parse(body).resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)),
  )
  const request = spans.find(({ name }) => name === 'GET /search')
  expect(request?.attributes).toContainEqual({
    key: 'shop.request.id',
    value: { stringValue: response.headers.get('x-request-id') },
  })
  const children = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(children.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^select /))
  expect(spans.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^job /))
  expect(JSON.stringify(spans)).not.toContain('q=rose')

  const names = collector
    .to('/v1/metrics')
    .flatMap(({ body }) =>
      metrics
        .parse(body)
        .resourceMetrics.flatMap((one) => one.scopeMetrics.flatMap((scope) => scope.metrics)),
    )
    .map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['shop_request_seconds', 'shop_jobs']))
})

it('a collector that does not respond delays neither requests nor the end of the shop', async () => {
  const collector = await startHttpCounterpart()
  onTestFinished(() => collector.close())
  for (const signal of ['traces', 'metrics']) collector.on(`POST /v1/${signal}`, 'silence')
  const shop = await startShopProcess(folder, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    LOG_LEVEL: 'warn',
    SHUTDOWN_SECONDS: '3',
  })
  const page = await fetch(`${shop.origin}/search?q=rose`)
  expect(page.status).toBe(200)
  const closedAt = performance.now()
  expect(await shop.close()).toBe(0)
  expect(performance.now() - closedAt).toBeLessThan(20_000)
})

it('a collector that refuses is logged', async () => {
  const collector = await startHttpCounterpart()
  onTestFinished(() => collector.close())
  for (const signal of ['traces', 'metrics']) {
    collector.on(`POST /v1/${signal}`, { status: 401, body: {} })
  }
  const shop = await startShopProcess(folder, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    LOG_LEVEL: 'warn',
  })
  await fetch(`${shop.origin}/search?q=rose`)
  expect(await shop.close()).toBe(0)
  expect(shop.log().join('\n')).toContain('telemetry not sent')
})
