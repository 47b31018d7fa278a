import { DataPointType } from '@opentelemetry/sdk-metrics'
import { Counter, Gauge, Histogram, Registry, Summary } from 'prom-client'
import { expect, it } from 'vitest'
import { asOtlp, type Interval } from './shop-metrics-as-otlp.ts'

const interval: Interval = { startTime: [1, 0], endTime: [2, 0] }

async function exported(register: Registry) {
  return asOtlp(await register.getMetricsAsJSON(), interval)
}

it('a counter is a monotonic sum for each set of labels', async () => {
  const register = new Registry()
  const counter = new Counter({
    registers: [register],
    name: 'shop_events_total',
    help: 'Events',
    labelNames: ['level'],
  })
  counter.inc({ level: 'info' }, 2)
  counter.inc({ level: 'warn' })
  expect(await exported(register)).toMatchObject([
    {
      descriptor: { name: 'shop_events_total', description: 'Events', unit: '' },
      dataPointType: DataPointType.SUM,
      isMonotonic: true,
      dataPoints: [
        { ...interval, attributes: { level: 'info' }, value: 2 },
        { ...interval, attributes: { level: 'warn' }, value: 1 },
      ],
    },
  ])
})

it('a gauge is a gauge, and a name in seconds has the unit', async () => {
  const register = new Registry()
  new Gauge({ registers: [register], name: 'shop_age_seconds', help: 'Age' }).set(1.5)
  expect(await exported(register)).toMatchObject([
    {
      descriptor: { unit: 's' },
      dataPointType: DataPointType.GAUGE,
      dataPoints: [{ attributes: {}, value: 1.5 }],
    },
  ])
})

it('a histogram has the count of each bucket alone', async () => {
  const register = new Registry()
  const histogram = new Histogram({
    registers: [register],
    name: 'shop_request_seconds',
    help: 'Requests',
    labelNames: ['route'],
    buckets: [0.1, 1, 10],
  })
  for (const seconds of [0.05, 0.1, 0.5, 20]) histogram.observe({ route: '/' }, seconds)
  histogram.observe({ route: '/p/:id' }, 5)
  const [metric] = await exported(register)
  expect(metric).toMatchObject({
    dataPointType: DataPointType.HISTOGRAM,
    dataPoints: [
      {
        attributes: { route: '/' },
        value: { buckets: { boundaries: [0.1, 1, 10], counts: [2, 1, 0, 1] }, count: 4 },
      },
      {
        attributes: { route: '/p/:id' },
        value: { buckets: { boundaries: [0.1, 1, 10], counts: [0, 0, 1, 0] }, count: 1, sum: 5 },
      },
    ],
  })
})

it('a summary, which the shop has none of, is left out', async () => {
  const register = new Registry()
  new Summary({ registers: [register], name: 'other', help: 'Other' }).observe(1)
  expect(await exported(register)).toEqual([])
})
