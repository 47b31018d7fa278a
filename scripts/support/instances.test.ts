import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeStubBuild } from '../../tests/support/stub-build.ts'
import { ports } from '../../tests/support/test-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-instances-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(['shown', 'hidden'])('have a log that is %s', { timeout: 30_000 }, (log) => {
  writeStubBuild(folder)
  const options = `{ env: process.env, firstPort: ${ports.shop + 70}, log: '${log}' }`
  const program = `
    import { startInstances } from './scripts/support/instances.ts'
    const instances = await startInstances(2, ${options})
    await instances.stop()`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: process.env.PATH, BUILD_FOLDER: folder },
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  expect(stdout.match(/"NODE_ENV":"production"/g)?.length ?? 0).toBe(log === 'shown' ? 2 : 0)
})
