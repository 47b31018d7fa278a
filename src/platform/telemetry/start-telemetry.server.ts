import { context, DiagLogLevel, diag, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { millisToHrTime, parseKeyPairsIntoRecord } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from '#commerce/log.ts'
import type { LogOrigin } from '../log.server.ts'
import { withoutIds } from '../metrics/route-of.ts'
import type { ShopMetrics } from '../metrics/shop-metrics.server.ts'
import { asOtlp } from './shop-metrics-as-otlp.ts'

export interface TelemetryOptions {
  /** The address of a collector that speaks OTLP over HTTP, without `/v1/traces`. */
  endpoint: string
  /** `name=value` pairs separated by commas, such as the key of a hosted service. */
  headers: string
  /** Share of traces that are recorded, between 0 and 1. */
  share: number
  origin: LogOrigin
  metrics: Pick<ShopMetrics, 'values'>
  log: Pick<Log, 'warn'>
}

export interface Telemetry {
  /** Sends the rest; a collector that does not respond is logged. */
  stop(): Promise<void>
}

/** Sends spans of requests, queries, jobs and calls of other services, and the metrics, to a collector. */
export function startTelemetry(options: TelemetryOptions): Telemetry {
  const { endpoint, share, origin, metrics, log } = options
  const resource = resourceFromAttributes({
    'service.name': 'flower-boutique',
    'service.version': origin.version,
    'service.instance.id': origin.instance,
  })
  const headers = parseKeyPairsIntoRecord(options.headers)
  const to = (signal: string) => ({ url: `${endpoint.replace(/\/$/, '')}/v1/${signal}`, headers })

  const tracerProvider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(to('traces')) })],
  })
  const noteFailure = (error: string) => log.warn('telemetry not sent', { error })
  const ignore = () => undefined
  diag.setLogger(
    { error: noteFailure, warn: noteFailure, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN },
  )
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(tracerProvider)
  const calls = new UndiciInstrumentation({
    requireParentforSpans: true,
    // Addresses of orders and pictures give access to them.
    requestHook: (span, { origin, path }) => {
      const known = withoutIds(new URL(path, origin).pathname)
      span.setAttributes({ 'url.full': `${origin}${known}`, 'url.path': known, 'url.query': '' })
    },
  })
  calls.setTracerProvider(tracerProvider)

  const startTime = millisToHrTime(Date.now())
  const scope = { name: 'flower-boutique' }
  const meterProvider = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(to('metrics')),
        exportIntervalMillis: 60_000,
        metricProducers: [
          {
            async collect() {
              const interval = { startTime, endTime: millisToHrTime(Date.now()) }
              const shopMetrics = asOtlp(await metrics.values(), interval)
              const scopeMetrics = [{ scope, metrics: shopMetrics }]
              return { resourceMetrics: { resource, scopeMetrics }, errors: [] }
            },
          },
        ],
      }),
    ],
  })

  return {
    async stop() {
      calls.disable()
      await Promise.allSettled([tracerProvider.shutdown(), meterProvider.shutdown()])
    },
  }
}
