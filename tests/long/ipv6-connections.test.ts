import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
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

describe.skipIf(!canRun)('the balancer with a limit of 2 connections', () => {
  it('counts IPv6 by /64, /56 and /48', { timeout: 60_000 }, () => {
    const file = join(folder, 'haproxy.cfg')
    const program = `exec "${process.execPath}" tests/support/ipv6-connections.ts "${file}" 2`
    const { stdout, stderr } = inNamespace(program)
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual({ 'one /64': 2, 'one /56': 8, 'one /48': 32, 'one /32': 50 })
  })
})
