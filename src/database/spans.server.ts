import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** Spans of OpenTelemetry. Without an endpoint for them they cost next to nothing (`platform/telemetry`). */
const tracer = trace.getTracer('flower-boutique')

export interface SpanDescription {
  /** Few and constant: no ids. */
  name: string
  kind?: SpanKind
  /** Never personal data or secrets. */
  attributes?: Attributes
}

/** Runs work in a span. An error ends it with the error's name alone, because a message may contain personal data. */
export async function inSpan<T>(
  { name, ...options }: SpanDescription,
  work: (span: Span) => Promise<T> | T,
): Promise<T> {
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Adds a query that has ended to the current span, if there is one. */
export function recordQuerySpan(system: string, sql: string, ms: number): void {
  if (!trace.getActiveSpan()?.isRecording()) return
  const endTime = Date.now()
  const options = {
    kind: SpanKind.CLIENT,
    startTime: endTime - ms,
    attributes: { 'db.system.name': system, 'db.query.text': sql },
  }
  tracer.startSpan(queryName(sql), options).end(endTime)
}

const quotedTable = /\b(?:from|into|update|join) "?(\w+)/

/** The operation and its first table, such as `select orders`. */
export function queryName(sql: string): string {
  const operation = /^\w+/.exec(sql)?.[0].toLowerCase() ?? 'query'
  return [operation, quotedTable.exec(sql)?.[1]].filter(Boolean).join(' ')
}
