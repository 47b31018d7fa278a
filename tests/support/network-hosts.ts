import { execFileSync, spawn } from 'node:child_process'

/** A host with an address and processes of its own: a network namespace on this machine, which needs root. */
export interface NetworkHost {
  address: string
  /** Starts a shell command. Its mounts are seen by no other host. */
  run: (command: string, env: Record<string, string>) => void
  /** To all of its processes. */
  signal: (kind: NodeJS.Signals) => void
  cutNetwork: () => void
  joinNetwork: () => void
}

// Interface names have at most 15 characters.
const id = `shop${process.pid}`
const bridge = `${id}b`

/** Hosts with the addresses `prefix.1` and so on, which reach each other and this machine. */
export function openNetwork(
  prefix: string,
  count: number,
): { hosts: NetworkHost[]; close: () => void } {
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('address', 'add', `${prefix}.254/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  const namespaces = Array.from({ length: count }, (_, index) => `${id}n${index + 1}`)
  const hosts = namespaces.map((namespace, index) => addHost(namespace, `${prefix}.${index + 1}`))
  return {
    hosts,
    close() {
      for (const host of hosts) host.signal('SIGKILL')
      for (const namespace of namespaces) ip('netns', 'delete', namespace)
      ip('link', 'delete', bridge)
    },
  }
}

function addHost(namespace: string, address: string): NetworkHost {
  const outside = `${namespace}v`
  ip('netns', 'add', namespace)
  ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
  ip('link', 'set', outside, 'master', bridge, 'up')
  ip('-n', namespace, 'address', 'add', `${address}/24`, 'dev', 'eth0')
  ip('-n', namespace, 'link', 'set', 'eth0', 'up')
  ip('-n', namespace, 'link', 'set', 'lo', 'up')
  return {
    address,
    run(command, env) {
      spawn('ip', ['netns', 'exec', namespace, 'sh', '-c', command], { env, stdio: 'ignore' })
    },
    signal(kind) {
      for (const pid of ip('netns', 'pids', namespace).split('\n').filter(Boolean)) {
        try {
          process.kill(Number(pid), kind)
        } catch {
          // It has ended meanwhile.
        }
      }
    },
    cutNetwork: () => ip('link', 'set', outside, 'down'),
    joinNetwork: () => ip('link', 'set', outside, 'up'),
  }
}

function ip(...args: string[]): string {
  return execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
