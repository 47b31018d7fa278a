import { createServer } from 'node:http'
import { connect } from 'node:net'
import { startBalancer } from '../../scripts/support/balancer.ts'

/**
 * Runs in a network namespace of its own, which has every address of 2001:db8::/32. Prints how many connections of each
 * group of addresses are kept: by the balancer with a limit, or by a server behind the rules of the namespace.
 */

const [port = '', file = '', limit = ''] = process.argv.slice(2)
const host = '2001:db8:ffff::1'

// Longer than the test takes.
const options = { keepAliveTimeout: 120_000 }
const instance = createServer(options, (_request, response) => response.end())
if (file) instance.listen(8098, '127.0.0.1')
else instance.listen(Number(port), host)
const balancer = file
  ? await startBalancer({
      host,
      port: Number(port),
      instances: ['http://127.0.0.1:8098'],
      file,
      env: { MAX_CONNECTIONS_PER_ADDRESS: limit },
    })
  : null

const groups = {
  'one /64': addresses(10, (nth) => `2001:db8:1:1::${nth}`),
  'one /56': addresses(20, (nth) => `2001:db8:2:${nth}::1`),
  'one /48': addresses(50, (nth) => `2001:db8:3:${nth}00::1`),
  'one /32': addresses(50, (nth) => `2001:db8:${nth}00::1`),
}
const kept: Record<string, number> = {}
for (const [name, group] of Object.entries(groups)) kept[name] = await countKept(group)
console.log(JSON.stringify(kept))
instance.closeAllConnections()
instance.close()
await balancer?.close()

function addresses(count: number, nth: (hex: string) => string): string[] {
  return Array.from({ length: count }, (_, index) => nth((index + 1).toString(16)))
}

/** Opens a connection from each address, one after the other, and keeps it open. */
async function countKept(group: readonly string[]): Promise<number> {
  let count = 0
  for (const localAddress of group) {
    const socket = connect({ host, port: Number(port), localAddress })
    socket.on('error', () => undefined)
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
    const isKept = await new Promise<boolean>((resolve) => {
      socket.once('data', () => resolve(true)).once('close', () => resolve(false))
    })
    if (isKept) count += 1
  }
  return count
}
