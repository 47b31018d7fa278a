import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseS3Url } from '#integrations/storage/s3-storage.server.ts'
import { publicSettings } from '#platform/public-settings.ts'
import { parseServerSettings } from '#platform/server-settings.ts'
import { shopEnvironment, shopProgram } from '../../scripts/support/shop-program.ts'
import {
  composeSecrets,
  configs,
  interpolate,
  requiredVariables,
  serviceOf,
  services,
} from '../support/compose.ts'
import { secrets as testSecrets } from '../support/test-settings.ts'
import { packagesOf } from './imports.ts'

/** Checks Dockerfile and compose.yaml without building the image. */

const dockerfile = readFileSync('Dockerfile', 'utf8')
const manual = readFileSync('docs/operations.md', 'utf8')

/** The environment of the shop's service, with compose variables replaced. */
function settingsOfCompose(variables: Record<string, string>): Record<string, string> {
  const { environment } = serviceOf('shop-1')
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, interpolate(value, variables)]),
  )
}

/** The services of a profile. */
function servicesOf(profile: string): string[] {
  const all = Object.entries(services).filter(([, { profiles }]) => profiles.includes(profile))
  return all.map(([name]) => name).toSorted()
}

const shopServices = ['tables', 'shop-1', 'shop-2']

const allowedFiles = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))

// The secrets that the first start generates.
const secrets: Record<string, string> = {
  ...testSecrets,
  VITE_PAYMENT_PUBLIC_KEY: 'egy_pk_test_7d1c5b9a',
}

describe('container', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('copies only files that exist and that .dockerignore allows', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => name !== '.')
    expect(copied.length).toBeGreaterThan(0)
    const isAdmitted = (name: string) =>
      allowedFiles.some((one) => `${name}/`.startsWith(`${one}/`))
    expect(copied.filter((name) => !existsSync(name) || !isAdmitted(name))).toEqual([])
  })

  it('excludes settings, data and history from the build context', () => {
    expect(readFileSync('.dockerignore', 'utf8')).toMatch(/^\*$/m)
    for (const name of ['.env', 'var', 'dist', '.git', 'tests', 'sandbox']) {
      expect(allowedFiles).not.toContain(name)
    }
  })

  it('runs no install script, so that it needs no compiler', () => {
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const run = Object.keys(allowScripts).filter((name) => allowScripts[name])
    // The install script of Node downloads a binary. better-sqlite3 ships one.
    expect(run).toEqual(['node'])
    // Older versions of npm ignore that list.
    const installs = /npm\W+ci\b.*/
    for (const text of [dockerfile, readFileSync('scripts/bootstrap.mjs', 'utf8')]) {
      expect(installs.exec(text)?.[0]).toContain('--ignore-scripts')
    }
  })

  it('runs the tested Node version with the options of `npm run serve`', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const versions = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, one]) => one)
    expect(new Set(versions)).toEqual(new Set([devDependencies.node]))
    expect(dockerfile).toContain(
      `CMD ${JSON.stringify(['node', ...shopProgram]).replaceAll(',', ', ')}`,
    )
    for (const [name, value] of Object.entries(shopEnvironment)) {
      expect(dockerfile).toMatch(new RegExp(`^(ENV| ) .*\\b${name}=${value}\\b`, 'm'))
    }
  })

  it('pins the versions of all images', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+:\S+|\w+)/gm)].map(([, image = '']) => image)
    images.push(...Object.values(services).map(({ image }) => image))
    const own = ['packages', 'flower-boutique', 'flower-boutique-balancer']
    const others = images.filter((image) => !own.includes(image))
    expect(others.length).toBeGreaterThanOrEqual(5)
    expect(others.filter((image) => !/:v?\d+\.\d+/.test(image))).toEqual([])
  })

  it('needs only production packages', () => {
    const { dependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')))
    const commands = [
      ...['migrate', 'doctor', 'backup', 'restore', 'erase-again', 'move-database'],
      'invite-super-admin',
      'replace-identity-key',
      'revoke-links',
    ]
    const programs = ['src/server.ts', ...commands.map((name) => `scripts/${name}.ts`)]
    const needed = packagesOf(programs)
    expect(needed).toContain('kysely')
    expect(needed.filter((name) => !(name in dependencies))).toEqual([])
  })

  it('passes valid settings to the shop', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const file = parseEnv(readFileSync('.env.example', 'utf8'))
    const filled = Object.entries(file).map(([name, value]) => [name, value || secrets[name]])
    const settings = settingsOfCompose({
      SHOP_DATABASE_PASSWORD: 'p',
      STORAGE_KEY: 'k',
      STORAGE_SECRET: 's',
    })
    const values = { ...Object.fromEntries(filled), ...settings }
    expect(parseServerSettings({ values, isServer: true })).toMatchObject({
      DATABASE_URL: 'postgres://shop:p@database:5432/shop',
      TRUST_PROXY: true,
      PORT: 3000,
    })
    expect(settings.STORAGE_URL).toBe('s3+http://k:s@storage:9000/pictures?region=us-east-1')
  })

  it('keeps pictures in the bucket of a service, without the storage and its keys', () => {
    const STORAGE_URL = 's3+https://key:secret@files.example/pictures'
    expect(settingsOfCompose({ STORAGE_URL }).STORAGE_URL).toBe(STORAGE_URL)
    expect(servicesOf('storage')).toEqual(['bucket', 'files', 'storage'])
    expect(serviceOf('shop-1').depends_on.bucket).toMatchObject({ required: false })
    expect([...requiredVariables].filter((name) => name?.startsWith('STORAGE'))).toEqual([])
    expect(manual).toMatch(/^docker compose --profile storage up -d$/m)
  })

  it('does not start with the storage and without its keys', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const file = parseEnv(readFileSync('.env.example', 'utf8'))
    const filled = Object.entries(file).map(([name, value]) => [name, value || secrets[name]])
    const values = { ...Object.fromEntries(filled), ...settingsOfCompose({ STORAGE_KEY: 'k' }) }
    expect(() => parseServerSettings({ values, isServer: true })).toThrow()
    expect(vi.mocked(console.error).mock.calls.join()).toContain('STORAGE_URL')
  })

  it('builds in exactly the public settings and the version', () => {
    const names = Object.keys(publicSettings).filter((name) => name !== 'VITE_IDENTITY_EMULATOR')
    names.push('SHOP_VERSION')
    const args = new Set([...dockerfile.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name))
    expect([...args].toSorted()).toEqual(names.toSorted())
    expect(Object.keys(serviceOf('tables').build?.args ?? {}).toSorted()).toEqual(names.toSorted())
  })

  it('writes only to its data volume', () => {
    for (const name of [...shopServices, 'balancer']) {
      const { read_only, cap_drop, tmpfs } = serviceOf(name)
      // A tmpfs at /data would belong to root and disappear with the container.
      expect({ read_only, cap_drop, tmpfs }, name).toEqual({
        read_only: true,
        cap_drop: ['ALL'],
        tmpfs: ['/tmp'],
      })
    }
    for (const name of shopServices) {
      expect(serviceOf(name).volumes).toEqual([expect.stringMatching(/^data-\d:\/data$/)])
    }
    expect(dockerfile).toContain('RUN mkdir --mode=0700 /data && chown node:node /data')
  })

  it('has a health check and a sufficient stop grace period', () => {
    expect(dockerfile).toMatch(/^HEALTHCHECK [\s\S]*?\/health'\)/m)
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m)
    expect(serviceOf('balancer').depends_on).toEqual({
      'shop-1': { condition: 'service_healthy' },
      'shop-2': { condition: 'service_healthy' },
    })
    const file = parseEnv(readFileSync('.env.example', 'utf8'))
    const { stop_grace_period: grace = '', environment } = serviceOf('shop-1')
    const drain = environment.DRAIN_SECONDS
    expect(Number(drain)).toBeGreaterThan(1)
    expect(Number.parseInt(grace, 10)).toBeGreaterThan(
      Number(drain) + Number(file.SHUTDOWN_SECONDS),
    )
  })

  it('starts the second instance once the first is healthy', () => {
    expect(serviceOf('shop-2').depends_on).toEqual({ 'shop-1': { condition: 'service_healthy' } })
    expect(Object.keys(serviceOf('shop-1').depends_on)).not.toContain('shop-2')
  })

  it('has the services of the manual, which replaces them one by one', () => {
    const commands = /^docker compose (run|up)((?: -v \S+| -\S+)*)(?: ([a-z]\S*))?/gm
    const named = [...manual.matchAll(commands)].flatMap(([, verb, options = '', service]) =>
      service ? [{ verb, options, service }] : [],
    )
    expect(named).not.toEqual([])
    expect(named.filter(({ service }) => !(service in services))).toEqual([])
    // Without these options compose also restarts the dependencies of a service.
    const replacements = named.filter(({ verb }) => verb === 'up')
    expect(replacements.filter(({ options }) => !/--no-deps --wait/.test(options))).toEqual([])
    expect(dockerfile).toMatch(/^COPY scripts scripts$/m)
  })

  it('publishes ports on localhost only, for the proxy that terminates TLS and for Grafana', () => {
    const published = Object.entries(services).flatMap(([name, { ports }]) =>
      ports.map((port) => [name, port]),
    )
    expect(published).toEqual([
      ['balancer', expect.stringMatching(/^127\.0\.0\.1:[^:]+:-3000\}:3000$/)],
      ['grafana', expect.stringMatching(/^127\.0\.0\.1:[^:]+:-3030\}:3000$/)],
    ])
  })

  it('starts Prometheus, Alertmanager and Grafana on request only, with the files of this folder', () => {
    const monitoring = servicesOf('monitoring')
    expect(monitoring).toEqual(['alertmanager', 'grafana', 'prometheus'])
    for (const name of monitoring) {
      const { profiles, volumes, secrets } = serviceOf(name)
      expect(profiles, name).toEqual(['monitoring'])
      const files = volumes.flatMap((volume) => /^\.\/([^:]+):/.exec(volume)?.[1] ?? [])
      expect(files.filter((file) => !existsSync(file))).toEqual([])
      expect(secrets.filter((secret) => !(secret in composeSecrets))).toEqual([])
    }
    const targets = z
      .object({ static_configs: z.array(z.object({ targets: z.array(z.string()) })) })
      .transform((one) => one.static_configs.flatMap((group) => group.targets))
    const { scrape_configs, alerting } = z
      .object({
        scrape_configs: z.array(targets),
        alerting: z.object({ alertmanagers: z.array(targets) }),
      })
      .parse(parse(readFileSync('deploy/prometheus/compose.yml', 'utf8')))
    expect(scrape_configs).toEqual([['shop-1:3000', 'shop-2:3000']])
    expect(alerting.alertmanagers).toEqual([['alertmanager:9093']])
  })

  it('limits memory, CPUs and processes of every service', () => {
    for (const [name, { mem_limit, cpus, pids_limit, security_opt }] of Object.entries(services)) {
      expect(mem_limit, name).toMatch(/^\d+[mg]$/)
      expect(cpus, name).toBeGreaterThan(0)
      expect(pids_limit, name).toBeGreaterThan(0)
      expect(security_opt, name).toContain('no-new-privileges:true')
    }
  })

  it('gives the shop no superuser of the database', () => {
    const { POSTGRES_USER, POSTGRES_PASSWORD } = serviceOf('database').environment
    expect(POSTGRES_USER).not.toBe('shop')
    expect(POSTGRES_PASSWORD).toBeTruthy()
    for (const name of [...shopServices, 'balancer']) {
      const values = Object.values(serviceOf(name).environment).join()
      expect(values, name).not.toContain(POSTGRES_PASSWORD)
    }
    // The shop also reads .env, which holds them: compose overwrites them.
    for (const name of ['POSTGRES_PASSWORD', 'GRAFANA_PASSWORD', 'ALERTS_SMTP_PASSWORD']) {
      expect(serviceOf('shop-1').environment[name]).toBe('')
    }
  })

  it('limits the key of the shop to the files of its bucket', () => {
    const identity = z.object({ actions: z.array(z.string()) })
    const { identities } = z
      .object({ identities: z.array(identity) })
      .parse(JSON.parse(configs['storage-keys']?.content ?? ''))
    expect(identities).toEqual([
      // Without List the storage answers 403 instead of 404 for a missing file.
      { actions: ['Read:pictures', 'Write:pictures', 'List:pictures'] },
    ])
    const settings = settingsOfCompose({ STORAGE_KEY: 'k', STORAGE_SECRET: 's' })
    expect(parseS3Url(settings.STORAGE_URL ?? '').bucketUrl).toMatch(/\/pictures$/)
  })

  it('hides the ports of the storage that ask for no key', () => {
    const inside = Object.entries(services).filter(([, { networks }]) =>
      networks.includes('storage'),
    )
    expect(inside.map(([name]) => name).toSorted()).toEqual(['bucket', 'files', 'storage'])
    expect(serviceOf('files').networks).toEqual(['storage'])
  })

  it('runs as an unprivileged user and holds no secret', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile).not.toMatch(/^(ARG|ENV) .*(SECRET|TOKEN|PASSWORD|PRIVATE_KEY|API_URL)/m)
  })
})
