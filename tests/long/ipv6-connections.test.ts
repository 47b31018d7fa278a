import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isHaproxyInstalled } from '../../scripts/support/balancer.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-ipv6-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const withAddresses =
  'ip link set lo up && ip -6 route add local 2001:db8::/32 dev lo && sysctl -qw net.ipv6.ip_nonlocal_bind=1'
const inNamespace = (command: string) =>
  spawnSync('unshare', ['--net', 'sh', '-c', `${withAddresses} && ${command}`], {
    encoding: 'utf8',
    timeout: 60_000,
  })
const canRun = isHaproxyInstalled() && inNamespace('true').status === 0

// Of ten, twenty, fifty and fifty connections.
const kept = { 'one /64': 2, 'one /56': 8, 'one /48': 32, 'one /32': 50 }

describe.skipIf(!canRun)('a limit of 2 connections', () => {
  const program = `exec "${process.execPath}" tests/support/ipv6-connections.ts`

  it('counts IPv6 by /64, /56 and /48 in the balancer', { timeout: 60_000 }, () => {
    const file = join(folder, 'haproxy.cfg')
    const { stdout, stderr } = inNamespace(`${program} 8099 "${file}" 2`)
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual(kept)
  })

  it('counts IPv6 by /64, /56 and /48 in front of Caddy', { timeout: 60_000 }, () => {
    const rules = readFileSync('deploy/nftables/connections.nft', 'utf8')
    const file = join(folder, 'connections.nft')
    writeFileSync(
      file,
      rules.replace(
        /ct count over (\d+)/g,
        (_all, count) => `ct count over ${Number(count) / 128}`,
      ),
    )
    // Twice, because the second load replaces the first.
    const load = `nft -f "${file}" && nft -f "${file}"`
    const { stdout, stderr } = inNamespace(`${load} && ${program} 443`)
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual(kept)
  })
})
