import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import {
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** Records the spans of each test of a file. Returns those that have ended. */
export function recordSpans(): () => ReadableSpan[] {
  const exporter = new InMemorySpanExporter()
  beforeAll(() => {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
    const spanProcessors = [new SimpleSpanProcessor({ exporter })]
    trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors }))
  })
  afterEach(() => exporter.reset())
  afterAll(() => {
    trace.disable()
    context.disable()
  })
  return () => exporter.getFinishedSpans()
}
