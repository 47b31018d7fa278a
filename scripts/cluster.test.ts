import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { ports, testSettings } from '../tests/support/test-settings.ts'

it('reports the occupied port of an instance before anything starts', async () => {
  const port = ports.shop + 80
  const listener = createServer().listen(port + 2, '127.0.0.1')
  await once(listener, 'listening')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/cluster.ts', '2'], {
    env: {
      PATH: process.env.PATH,
      ...testSettings(tmpdir()),
      HOST: '127.0.0.1',
      PORT: String(port),
      // An unreachable database: any step after the check would report it.
      DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop',
    },
    encoding: 'utf8',
  })
  listener.close()
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(`Port ${port + 2} (PORT + 2) is in use.`),
  })
}, 30_000)
