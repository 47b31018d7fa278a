import type { VitalName } from '#commerce/insights/visit.ts'

export const vitalLabels: Record<VitalName, string> = {
  TTFB: 'Time to first byte',
  FCP: 'First contentful paint',
  LCP: 'Largest contentful paint',
  INP: 'Interaction to next paint',
  CLS: 'Cumulative layout shift',
}

/** Good up to the first value, poor above the second, as web.dev defines it. */
const limits: Record<VitalName, readonly [number, number]> = {
  TTFB: [800, 1800],
  FCP: [1800, 3000],
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [100, 250],
}

export function rateVital(name: VitalName, value: number): 'good' | 'middling' | 'poor' {
  const [good, poor] = limits[name]
  if (value <= good) return 'good'
  return value <= poor ? 'middling' : 'poor'
}

export function formatVital(name: VitalName, value: number | null): string {
  if (value === null) return 'Not measured'
  if (name === 'CLS') return (value / 1000).toFixed(2)
  return value < 1000 ? `${value} ms` : `${(value / 1000).toFixed(1)} s`
}
