import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serviceOf } from './compose.ts'

/** The images of the Dockerfile with podman, run as compose.yaml says, on the network of this machine. */

// crun refuses machines with both versions of control groups.
const runtime = existsSync('/usr/sbin/runc') ? ['--runtime', 'runc'] : []
// HAProxy needs two files for each of its 8,000 connections.
const limits = ['--ulimit', 'nofile=20000:20000', '--ulimit', 'nproc=2048:2048']
const onHost = ['--network', 'host', ...limits]
const certificates = '/etc/ssl/certs/ca-certificates.crt'

export const isPodmanInstalled = spawnSync('podman', ['--version']).status === 0

export function podman(...args: string[]): string {
  return execFileSync('podman', [...runtime, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 ** 2,
  }).trim()
}

/** Builds the last stage of the Dockerfile, or another. */
export function buildImage(
  name: string,
  { target, settings = {} }: { target?: string; settings?: Record<string, string> },
): void {
  const args = Object.entries(settings).flatMap(([key, value]) => [
    '--build-arg',
    `${key}=${value}`,
  ])
  const stage = target ? ['--target', target] : []
  podman('build', '--format', 'docker', ...onHost, ...args, ...stage, '--tag', name, '.')
}

export interface RunOptions {
  name: string
  service: string
  env: Record<string, string>
  /** Names of other services, with their addresses. */
  hosts?: Record<string, string>
  /** Resolves when the service ends, instead of when it starts. */
  isJob?: boolean
}

/** Runs the image of a service with the command and limits of compose.yaml, and its own environment. */
export function runContainer({ name, service, env, hosts = {}, isJob = false }: RunOptions): void {
  const {
    image,
    command = [],
    read_only,
    tmpfs,
    cap_drop,
    security_opt,
    mem_limit,
    pids_limit,
  } = serviceOf(service)
  const flags = [
    ...(read_only ? ['--read-only'] : []),
    ...tmpfs.flatMap((path) => ['--tmpfs', path]),
    ...cap_drop.map((capability) => `--cap-drop=${capability}`),
    ...security_opt.map((option) => `--security-opt=${option.replace(/:true$/, '')}`),
    ...(mem_limit ? ['--memory', mem_limit] : []),
    ...(pids_limit ? [`--pids-limit=${pids_limit}`] : []),
    ...Object.entries(env).map(([key, value]) => `--env=${key}=${value}`),
    ...Object.entries(hosts).map(([host, address]) => `--add-host=${host}:${address}`),
  ]
  // Timers of health checks need systemd: the test runs the check itself.
  const options = ['--name', name, '--health-interval=disable', ...(isJob ? [] : ['--detach'])]
  podman('run', ...options, ...onHost, ...flags, image, ...[command].flat())
}

/**
 * Pulls the base images of the Dockerfile, or makes them from packages of Debian and this machine's npm where no registry
 * of images answers.
 */
export function prepareBases(): void {
  const dockerfile = readFileSync('Dockerfile', 'utf8')
  const names = [...dockerfile.matchAll(/^FROM (\w+:\S+)/gm)].map(
    ([, name]) => `docker.io/library/${name}`,
  )
  const missing = [...new Set(names)].filter(
    (name) => spawnSync('podman', ['image', 'exists', name]).status !== 0,
  )
  const unreachable = missing.filter(
    (name) => spawnSync('podman', ['pull', '--quiet', name]).status !== 0,
  )
  for (const name of unreachable.sort()) {
    if (name.includes('/debian:')) makeDebian(name)
    else makeNode(name, names.find((other) => other.includes('/debian:')) ?? '')
  }
}

function makeDebian(name: string): void {
  const folder = mkdtempSync('/var/tmp/boutique-base-')
  try {
    const options = ['--variant=minbase', '--include=ca-certificates']
    execFileSync('debootstrap', [...options, 'bookworm', join(folder, 'debian')], {
      stdio: 'ignore',
    })
    const archive = join(folder, 'debian.tar')
    execFileSync('tar', ['-C', join(folder, 'debian'), '-cf', archive, '.'])
    podman('import', archive, name)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function makeNode(name: string, debian: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-base-'))
  const npm = realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())
  try {
    copyFileSync(process.execPath, join(folder, 'node'))
    cpSync(dirname(dirname(npm)), join(folder, 'npm'), { recursive: true, dereference: true })
    copyFileSync(certificates, join(folder, 'certificates.crt'))
    writeFileSync(
      join(folder, 'Dockerfile'),
      [
        `FROM ${debian}`,
        'COPY node /usr/local/bin/node',
        'COPY npm /usr/local/lib/node_modules/npm',
        `COPY certificates.crt ${certificates}`,
        `ENV NODE_EXTRA_CA_CERTS=${certificates}`,
        'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
        'RUN groupadd --gid 1000 node && useradd --uid 1000 --gid 1000 --create-home node',
      ].join('\n'),
    )
    podman('build', ...onHost, '--tag', name, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
