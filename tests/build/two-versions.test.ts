import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { renamedFunctionIds } from '#platform/http/previous-function-ids.ts'
import { filesOfBuild } from '../../scripts/support/exchange-build.ts'
import { buildFolder } from '../support/test-settings.ts'

/** Two versions can share one folder (decision 15). */

const files = filesOfBuild(buildFolder)
const hashed = files.filter((file) => /^(client|server)\/assets\//.test(file))

it('names every file in assets by its content hash', () => {
  expect(hashed.length).toBeGreaterThan(500)
  expect(hashed.filter((file) => !/-[\w-]{8}\.\w+(\.br|\.gz)?$/.test(file))).toEqual([])
})

it('calls server functions by ids that the previous version knows', () => {
  const scripts = hashed
    .filter((file) => /^client\/.*\.js$/.test(file))
    .map((file) => readFileSync(join(buildFolder, file), 'utf8'))
  const isCalled = (id: string) =>
    scripts.some((script) => script.includes(`"${id}"`) || script.includes(`\`${id}\``))
  const renamed = [...renamedFunctionIds]
  expect(renamed.filter(([, id]) => isCalled(id))).toEqual([])
  expect(renamed.filter(([previousId]) => isCalled(previousId)).length).toBeGreaterThan(50)
})

it('has two scripts without a content hash, which no other imports', () => {
  const programs = files.filter((file) => /\.m?js$/.test(file))
  expect(programs.filter((file) => !hashed.includes(file))).toEqual([
    'client/driver-worker.js',
    'server/server.js',
  ])
  const entry = /["'`][^"'`\n]*\/server\.js["'`]/
  const loading = programs.filter(
    (file) =>
      file.startsWith('server/assets/') &&
      entry.test(readFileSync(join(buildFolder, file), 'utf8')),
  )
  expect(loading).toEqual([])
})
