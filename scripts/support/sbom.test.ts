import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createSbom } from './sbom.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-npm-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sbom = z.object({
  metadata: z.object({ component: z.object({ 'bom-ref': z.string(), name: z.string() }) }),
  components: z.array(z.object({ 'bom-ref': z.string(), name: z.string() })),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
})

/** Debian's npm (9.2) has no `sbom`. */
function putOldNpmFirst(): void {
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "Unknown command: $1" >&2\nexit 1\n', {
    mode: 0o755,
  })
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
}

it('lists the packages of production without the npm of the machine', () => {
  putOldNpmFirst()
  const { metadata, components } = sbom.parse(JSON.parse(createSbom()))
  expect(metadata.component.name).toBe('flower-boutique')
  const names = components.map(({ name }) => name)
  const { dependencies, devDependencies } = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual([])
  // Packages of production need some of them as well.
  for (const name of ['node', 'knip', '@playwright/test']) {
    expect(devDependencies).toHaveProperty([name])
    expect(names).not.toContain(name)
  }
})

it('says which package needs which', () => {
  const { metadata, components, dependencies } = sbom.parse(JSON.parse(createSbom()))
  const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const found = new Set([metadata.component['bom-ref']])
  for (const ref of found) for (const needed of needs.get(ref) ?? []) found.add(needed)
  const refs = components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  expect(refs.filter((ref) => !found.has(ref))).toEqual([])
})
