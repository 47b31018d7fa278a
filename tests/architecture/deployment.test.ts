import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { openDatabase } from '#database/engine.server.ts'
import { createShopMetrics } from '#platform/metrics/shop-metrics.server.ts'
import { secretSettings } from '#platform/secret-files.server.ts'

/** The files of `deploy` fit the shop. `npm run test:long` gives them to the programs that read them. */

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')
const manual = readFileSync('docs/operations.md', 'utf8')

const alerts = z
  .object({
    groups: z.tuple([
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            for: z.string(),
            labels: z.object({ severity: z.enum(['critical', 'warning']) }),
            annotations: z.object({ summary: z.string().min(10) }),
          }),
        ),
      }),
    ]),
  })
  .parse(parse(read('prometheus/alerts.yml'))).groups[0].rules

const dashboard = z
  .object({
    panels: z.array(
      z.object({
        title: z.string(),
        targets: z.array(z.object({ expr: z.string() })).optional(),
      }),
    ),
  })
  .parse(JSON.parse(read('grafana/flower-boutique.json')))

const queries = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [title, expr] as const),
  ),
]

/** Names of all metrics, of which histograms have three. Nothing listens at the address of the database. */
async function existingMetrics(): Promise<Set<string>> {
  const database = openDatabase({ url: 'postgres://shop@127.0.0.1:1/shop', file: '' })
  const metrics = createShopMetrics({
    database,
    clock: { now: () => 0, differenceMs: () => 0 },
    inFlight: () => 0,
    droppedLogLines: () => 0,
    origin: { version: 'v1', instance: 'test' },
  })
  const text = await metrics.text()
  await database.close()
  const families = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  // Prometheus makes this one itself.
  return new Set([...families, 'up'])
}

it('alarms and dashboard query existing metrics', async () => {
  const existing = await existingMetrics()
  expect(existing.size).toBeGreaterThan(30)
  const used = queries.flatMap(([title, expr]) =>
    [...expr.matchAll(/\b((?:shop|nodejs|process)_\w+|up)\b(?=[{[ )]|$)/g)].map(
      ([, name = '']) => `${title}: ${name}`,
    ),
  )
  expect(used.length).toBeGreaterThan(40)
  expect(used.filter((one) => !existing.has(one.slice(one.indexOf(': ') + 2)))).toEqual([])
})

it('alarms and dashboard query existing log events', () => {
  const sources = globSync('src/**/*.server.ts').map((file) => readFileSync(file, 'utf8'))
  const events = queries.flatMap(([, expr]) =>
    [...expr.matchAll(/event=~?"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|')),
  )
  expect(events.length).toBeGreaterThan(10)
  const isMissing = (event: string) => !sources.some((text) => text.includes(`('${event}'`))
  expect(events.filter(isMissing)).toEqual([])
})

it('the manual says for every alarm what to do', () => {
  const rows = [...manual.matchAll(/^\| `(Shop\w+)` \|/gm)].map(([, name]) => name)
  expect(rows.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted())
})

const unitNames = globSync('deploy/systemd/*.service').map((file) => basename(file))
const units = unitNames.map((name) => read(`systemd/${name}`))

it('services run programs of the shop by the pinned Node, without a wrapper', () => {
  const programs = units.flatMap((unit) => [...unit.matchAll(/^ExecStart=(\S+) (\S+)/gm)])
  expect(programs).toHaveLength(3)
  for (const [, node, program = ''] of programs) {
    expect(node).toBe('/opt/flower-boutique/current/node_modules/node/bin/node')
    expect(existsSync(program)).toBe(true)
  }
})

it('only the nightly backup silences the alarm of an old backup', () => {
  const recent = / scripts\/backup\.ts .*--recent$/m
  expect(read('systemd/flower-boutique-recent-backup.service')).toMatch(recent)
  expect(read('systemd/flower-boutique-backup.service')).not.toMatch(recent)
})

it('an instance has the time to drain and to close', () => {
  const [unit = ''] = units.filter((text) => text.includes('serve-shop.ts'))
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])
  const { SHUTDOWN_SECONDS } = parseEnv(readFileSync('.env.example', 'utf8'))
  const drained = /const drainSeconds = (\d+)/.exec(
    readFileSync('src/platform/http/readiness-checks.ts', 'utf8'),
  )
  expect(Number(drained?.[1])).toBeGreaterThan(0)
  expect(seconds).toBeGreaterThan(Number(SHUTDOWN_SECONDS) + Number(drained?.[1]))
})

it('credentials are secrets of the shop, each from its own file', () => {
  const text = read('systemd/credentials.conf')
  const loaded = [...text.matchAll(/^LoadCredential=([\w-]+):\S+\/([\w-]+)$/gm)]
  const settings = [...text.matchAll(/^Environment=(\w+)_FILE=%d\/([\w-]+)$/gm)]
  expect(settings.length).toBeGreaterThan(5)
  expect(loaded.map(([, id]) => id)).toEqual(settings.map(([, , id]) => id))
  expect(loaded.filter(([, id, file]) => id !== file)).toEqual([])
  const known: readonly string[] = secretSettings
  expect(settings.filter(([, name = '']) => !known.includes(name))).toEqual([])
})

it('the credentials name the drop-in folder of every unit', () => {
  const named = read('systemd/credentials.conf').matchAll(/\/etc\/systemd\/system\/(\S+)\.d\//g)
  expect(Array.from(named, ([, unit]) => unit).toSorted()).toEqual(unitNames.toSorted())
})

it('the metrics are scraped with the token of the shop, and closed to the public', () => {
  expect(read('prometheus/prometheus.yml')).toContain('credentials_file')
  expect(read('caddy/Caddyfile')).toMatch(/@internal path \/metrics \/health\/ready\n/)
})
