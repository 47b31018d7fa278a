import { type HrTime, ValueType } from '@opentelemetry/api'
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue } from 'prom-client'

type Metric = MetricObjectWithValues<MetricValue<string>>
type Value = MetricValue<string> & { metricName?: string }

export interface Interval {
  startTime: HrTime
  endTime: HrTime
}

/** The metrics of Prometheus for OpenTelemetry. Counters and histograms are cumulative since the start of the process. */
export function asOtlp(metrics: readonly Metric[], interval: Interval): MetricData[] {
  return metrics.flatMap((metric) => {
    const described = {
      descriptor: {
        name: metric.name,
        description: metric.help,
        unit: metric.name.endsWith('_seconds') ? 's' : '',
        valueType: ValueType.DOUBLE,
      },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    }
    // prom-client declares the names of types as numbers.
    switch (String(metric.type)) {
      case 'counter': {
        const dataPoints = pointsOf(metric, interval)
        return { ...described, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
      }
      case 'gauge': {
        const dataPoints = pointsOf(metric, interval)
        return { ...described, dataPointType: DataPointType.GAUGE, dataPoints }
      }
      case 'histogram': {
        const dataPoints = histogramsOf(metric, interval)
        return { ...described, dataPointType: DataPointType.HISTOGRAM, dataPoints }
      }
      default:
        return []
    }
  })
}

function pointsOf({ values }: Metric, interval: Interval): DataPoint<number>[] {
  return values.map(({ labels, value }) => ({
    ...interval,
    attributes: attributesOf(labels),
    value,
  }))
}

/** One histogram of each set of labels. Prometheus counts everything below a boundary, OpenTelemetry each bucket alone. */
function histogramsOf({ name, values }: Metric, interval: Interval): DataPoint<Histogram>[] {
  const series = Map.groupBy(values, ({ labels: { le: _, ...labels } }) =>
    JSON.stringify(Object.entries(labels).toSorted()),
  )
  return [...series.values()].map((parts: Value[]) => {
    const partOf = (suffix: string) => parts.filter((part) => part.metricName === name + suffix)
    const buckets = partOf('_bucket').toSorted((a, b) => boundaryOf(a) - boundaryOf(b))
    const { le: _, ...labels } = parts[0]?.labels ?? {}
    return {
      ...interval,
      attributes: attributesOf(labels),
      value: {
        buckets: {
          boundaries: buckets.map(boundaryOf).filter(Number.isFinite),
          counts: buckets.map(({ value }, place) => value - (buckets[place - 1]?.value ?? 0)),
        },
        sum: partOf('_sum')[0]?.value ?? 0,
        count: partOf('_count')[0]?.value ?? 0,
      },
    }
  })
}

function boundaryOf({ labels }: Value): number {
  return labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le)
}

function attributesOf(labels: Partial<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]))
}
