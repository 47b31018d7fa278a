import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { sbomFile } from '../../scripts/support/sbom.ts'
import { buildFolder } from '../support/test-settings.ts'

const license = z.object({ id: z.string().optional(), name: z.string().optional() })
const sbom = z.object({
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      hashes: z.array(z.object({ alg: z.string() })),
      licenses: z
        .array(z.object({ license: license.optional(), expression: z.string().optional() }))
        .default([]),
    }),
  ),
})

/** Allow commercial use, and do not ask for the source code of the shop. */
const allowed = [
  ...[
    'MIT',
    'MIT-0',
    '0BSD',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Unlicense',
    'Python-2.0',
  ],
  // Fonts, and data of browsers.
  ...['OFL-1.1', 'CC-BY-4.0'],
  // The library of images, a file of its own that an operator can replace.
  'LGPL-3.0-or-later',
  // The compiler of styles, unchanged.
  'MPL-2.0',
]
/** Packages without a licence in their package.json; their LICENSE file has it. */
const readByHand: Record<string, string> = { 'png-js': 'MIT' }

const text = readFileSync(join(buildFolder, sbomFile), 'utf8')
const { components } = sbom.parse(JSON.parse(text))

it('the SBOM is valid CycloneDX', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5)
  expect(await validator.validate(text)).toBeNull()
})

it('the SBOM has each package that the shop depends on, with a hash, and none of tests', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const listed = components.map(({ name, version }) => `${name}@${version}`)
  const needed = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`)
  expect(needed.filter((one) => !listed.includes(one))).toEqual([])
  expect(components.map(({ name }) => name)).not.toContain('@playwright/test')
  expect(components.filter(({ hashes }) => hashes.length === 0)).toEqual([])
})

it('every package of production has an allowed licence', () => {
  const licences = components.map(({ name, licenses }) => {
    const known = licenses.map(
      ({ license, expression }) => license?.id ?? license?.name ?? expression ?? '',
    )
    return { name, licences: known.join(' AND ') || (readByHand[name] ?? 'unknown') }
  })
  const isAllowed = (text: string) => text.split(' AND ').every((part) => allowed.includes(part))
  expect(licences.filter(({ licences }) => !isAllowed(licences))).toEqual([])
})
