import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { isS3Address, parseS3Url } from '#integrations/storage/s3-bucket.ts'
import { publicSettings } from '#platform/public-settings.ts'
import { parseServerSettings } from '#platform/server-settings.ts'
import { shopEnvironment, shopProgram } from '../../scripts/support/shop-program.ts'
import { secrets as testSecrets } from '../support/test-settings.ts'
import { packagesOf } from './imports.ts'

/** What can be known of the container without building it. */

const compose = readFileSync('compose.yaml', 'utf8')
const dockerfile = readFileSync('Dockerfile', 'utf8')
const manual = readFileSync('docs/operations.md', 'utf8')

const oneOrMore = z.union([z.string(), z.array(z.string())])
const serviceSchema = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  command: oneOrMore.optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  build: z.object({ args: z.record(z.string(), z.string()).default({}) }).optional(),
  read_only: z.boolean().default(false),
  tmpfs: z.array(z.string()).default([]),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  mem_limit: z.string().optional(),
  cpus: z.number().optional(),
  pids_limit: z.number().optional(),
  stop_grace_period: z.string().optional(),
})
const { services } = z
  .object({ services: z.record(z.string(), serviceSchema) })
  .parse(parse(compose, { merge: true }))

function serviceOf(name: string) {
  const service = services[name]
  if (!service) throw new Error(`compose.yaml has no service ${name}.`)
  return service
}

/** What compose tells the shop, with what it takes from the environment itself. */
function settingsOfCompose(given: Record<string, string>): Record<string, string> {
  const { environment } = serviceOf('shop-1')
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+):\?\}/g, (_all, key: string) => given[key] ?? ''),
    ]),
  )
}

const shopServices = ['tables', 'shop-1', 'shop-2']

const admitted = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))

// Those that the first start makes by itself.
const secrets: Record<string, string> = {
  ...testSecrets,
  VITE_PAYMENT_PUBLIC_KEY: 'egy_pk_test_7d1c5b9a',
}

describe('the container', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('is built from files that are there and let in', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => name !== '.')
    expect(copied.length).toBeGreaterThan(0)
    const isAdmitted = (name: string) => admitted.some((one) => `${name}/`.startsWith(`${one}/`))
    expect(copied.filter((name) => !existsSync(name) || !isAdmitted(name))).toEqual([])
  })

  it('lets in nothing but what it is built from: no settings, no data, no history', () => {
    expect(readFileSync('.dockerignore', 'utf8')).toMatch(/^\*$/m)
    for (const name of ['.env', 'var', 'dist', '.git', 'tests', 'sandbox']) {
      expect(admitted).not.toContain(name)
    }
  })

  it('needs no compiler: no package is built where it is put in', () => {
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const run = Object.keys(allowScripts).filter((name) => allowScripts[name])
    // Node itself, which is fetched and not built. SQLite comes built in its package.
    expect(run).toEqual(['node'])
    // Not every npm asks that list.
    const installs = /npm\W+ci\b.*/
    for (const text of [dockerfile, readFileSync('scripts/bootstrap.mjs', 'utf8')]) {
      expect(installs.exec(text)?.[0]).toContain('--ignore-scripts')
    }
  })

  it('runs the Node that the shop is tested with, as the shop is run elsewhere', () => {
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

  it('stands on images of exact versions', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+:\S+|\w+)/gm)].map(([, image = '']) => image)
    images.push(...Object.values(services).map(({ image }) => image))
    const ours = ['packages', 'flower-boutique', 'flower-boutique-balancer']
    const others = images.filter((image) => !ours.includes(image))
    expect(others.length).toBeGreaterThanOrEqual(5)
    expect(others.filter((image) => !/:(\d+\.\d+|RELEASE\.\d{4}-)/.test(image))).toEqual([])
  })

  it('runs with packages of production alone', () => {
    const { dependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')))
    const programs = [
      ...['serve', 'migrate', 'doctor', 'backup', 'restore', 'move-database'],
      'invite-super-admin',
    ]
    const needed = packagesOf(programs.map((name) => `scripts/${name}.ts`))
    expect(needed).toContain('kysely')
    expect(needed.filter((name) => !(name in dependencies))).toEqual([])
  })

  it('gives the shop settings that the shop takes', () => {
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
    expect(isS3Address(settings.STORAGE_URL)).toBe(true)
  })

  it('fixes at its build every setting that a browser is told, and no other', () => {
    const told = Object.keys(publicSettings).filter((name) => name !== 'VITE_IDENTITY_EMULATOR')
    const args = [...dockerfile.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name)
    expect(args.toSorted()).toEqual(told.toSorted())
    expect(Object.keys(serviceOf('tables').build?.args ?? {}).toSorted()).toEqual(told.toSorted())
  })

  it('writes on its own data folder alone, and what it wrote there stays', () => {
    for (const name of [...shopServices, 'balancer']) {
      const { read_only, cap_drop, tmpfs } = serviceOf(name)
      // In memory it would belong to root, and be gone with the container.
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

  it('is asked for its health, and given the time that it needs to close', () => {
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

  it('opens one instance after the other', () => {
    expect(serviceOf('shop-2').depends_on).toEqual({ 'shop-1': { condition: 'service_healthy' } })
    expect(Object.keys(serviceOf('shop-1').depends_on)).not.toContain('shop-2')
  })

  it('has the services that the manual runs, and exchanges each without the others', () => {
    const commands = /^docker compose (run|up)((?: -v \S+| -\S+)*)(?: ([a-z]\S*))?/gm
    const named = [...manual.matchAll(commands)].flatMap(([, verb, options = '', service]) =>
      service ? [{ verb, options, service }] : [],
    )
    expect(named).not.toEqual([])
    expect(named.filter(({ service }) => !(service in services))).toEqual([])
    // Without these options compose also restarts what the service depends on.
    const exchanges = named.filter(({ verb }) => verb === 'up')
    expect(exchanges.filter(({ options }) => !/--no-deps --wait/.test(options))).toEqual([])
    expect(dockerfile).toMatch(/^COPY scripts scripts$/m)
  })

  it('is reached on its machine alone: in front of it stands who ends TLS', () => {
    const published = Object.values(services).flatMap(({ ports }) => ports)
    expect(published).toEqual([expect.stringMatching(/^127\.0\.0\.1:[^:]+:-3000\}:3000$/)])
  })

  it('limits the memory, the processors and the processes of every service', () => {
    for (const [name, { mem_limit, cpus, pids_limit, security_opt }] of Object.entries(services)) {
      expect(mem_limit, name).toMatch(/^\d+[mg]$/)
      expect(cpus, name).toBeGreaterThan(0)
      expect(pids_limit, name).toBeGreaterThan(0)
      expect(security_opt, name).toContain('no-new-privileges:true')
    }
  })

  it('gives the shop neither the superuser of the database nor the root key of the storage', () => {
    const { POSTGRES_USER, POSTGRES_PASSWORD } = serviceOf('database').environment
    const { MINIO_ROOT_USER, MINIO_ROOT_PASSWORD } = serviceOf('storage').environment
    expect(POSTGRES_USER).not.toBe('shop')
    for (const name of [...shopServices, 'balancer']) {
      const values = Object.values(serviceOf(name).environment).join()
      for (const secret of [POSTGRES_PASSWORD, MINIO_ROOT_USER, MINIO_ROOT_PASSWORD]) {
        expect(secret).toBeTruthy()
        expect(values, name).not.toContain(secret)
      }
    }
    // .env, which the shop reads as well, holds them: they are overwritten.
    for (const name of ['POSTGRES_PASSWORD', 'STORAGE_ROOT_USER', 'STORAGE_ROOT_PASSWORD']) {
      expect(serviceOf('shop-1').environment[name]).toBe('')
    }
  })

  it('lets the key of the shop read, write and remove files of its one bucket', () => {
    const statement = z.object({ Action: z.array(z.string()), Resource: z.array(z.string()) })
    const policy = z
      .object({ Statement: z.array(statement) })
      .parse(JSON.parse(readFileSync('scripts/containers/pictures-policy.json', 'utf8')))
    expect(policy.Statement.flatMap(({ Action }) => Action).toSorted()).toEqual([
      's3:DeleteObject',
      's3:GetObject',
      // Without it a file that is not there is "forbidden" instead of "not found".
      's3:ListBucket',
      's3:PutObject',
    ])
    for (const resource of policy.Statement.flatMap(({ Resource }) => Resource)) {
      expect(resource).toMatch(/^arn:aws:s3:::pictures(\/\*)?$/)
    }
    const settings = settingsOfCompose({ STORAGE_KEY: 'k', STORAGE_SECRET: 's' })
    expect(parseS3Url(settings.STORAGE_URL ?? '').bucketUrl).toMatch(/\/pictures$/)
  })

  it('carries no secret and belongs to nobody in particular', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile).not.toMatch(/^(ARG|ENV) .*(SECRET|TOKEN|PASSWORD|PRIVATE_KEY|API_URL)/m)
  })
})
