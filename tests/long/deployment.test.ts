import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

/** The files of `deploy` in the hands of the programs that read them, which have to be installed here. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-deployment-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(program: string, ...words: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    cwd: folder,
    encoding: 'utf8',
  })
  if (error) throw new Error(`${program} is not installed: see docs/operations.md.`)
  expect([status, stderr]).toEqual([0, expect.not.stringMatching(/error|fail|unknown/i)])
  return stdout
}

it('Prometheus accepts its configuration and the alarms, which fire when they should', () => {
  cpSync('deploy/prometheus', folder, { recursive: true })
  writeFileSync(join(folder, 'metrics-token'), 'token-of-the-metrics')
  expect(run('promtool', 'check', 'config', 'prometheus.yml')).toContain('SUCCESS')
  expect(run('promtool', 'check', 'config', '--syntax-only', 'compose.yml')).toContain('SUCCESS')
  expect(run('promtool', 'check', 'rules', 'alerts.yml')).toMatch(/SUCCESS: \d+ rules found/)
  expect(run('promtool', 'test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
})

it('systemd accepts the units, and rates their exposure as low', () => {
  cpSync('deploy/systemd', folder, { recursive: true })
  cpSync('deploy/postgresql', folder, { recursive: true })
  // The programs of an installation are not here.
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.service'))) {
    const unit = readFileSync(join(folder, name), 'utf8')
    writeFileSync(
      join(folder, name.replace('@', '@3001')),
      unit.replace(/^ExecStart=\S+/m, 'ExecStart=/usr/bin/env'),
    )
  }
  const instance = './flower-boutique@3001.service'
  const backups = [
    './flower-boutique-backup',
    './flower-boutique-recent-backup',
    './postgresql-base-backup',
  ]
  const services = backups.map((name) => `${name}.service`)
  const timers = backups.map((name) => `${name}.timer`)
  run('systemd-analyze', 'verify', instance, ...services, ...timers)
  for (const unit of [instance, ...services]) {
    run('systemd-analyze', 'security', '--offline=true', '--threshold=20', unit)
  }
  for (const time of ['*-*-* 03:30:00', '*:0/5', 'Sun *-*-* 04:30:00'])
    run('systemd-analyze', 'calendar', time)
})

it('systemd accepts the units with secrets from credentials', () => {
  const units = ['flower-boutique@3001', 'flower-boutique-backup', 'flower-boutique-recent-backup']
  const services = units.map((name) => `${name}.service`)
  for (const name of services) {
    cpSync('deploy/systemd/credentials.conf', join(folder, `${name}.d`, 'credentials.conf'))
  }
  run('systemd-analyze', 'verify', ...services.map((name) => `./${name}`))
})
