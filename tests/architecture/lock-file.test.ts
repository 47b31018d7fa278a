import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const lockFile = z
  .object({ packages: z.record(z.string(), z.record(z.string(), z.unknown())) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const { '': project, ...packages } = lockFile.packages

it('the lock file names each package by an exact version of the registry and a hash', () => {
  const loose = Object.entries(packages).filter(
    ([, { version, integrity, resolved, link }]) =>
      !/^\d+\.\d+\.\d+/.test(String(version)) ||
      !/^sha512-/.test(String(integrity)) ||
      // A folder, a repository, or an address that another machine may not reach.
      resolved !== undefined ||
      link !== undefined,
  )
  expect(loose.map(([name]) => name)).toEqual([])
})

it('the project names exact versions of its packages', () => {
  const versions = z.record(z.string(), z.string())
  const named = z.object({ dependencies: versions, devDependencies: versions }).parse(project)
  const all = Object.entries({ ...named.dependencies, ...named.devDependencies })
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})
