import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeStubBuild } from '../../tests/support/stub-build.ts'
import { buildShop } from './build-shop.ts'

it('an interrupted build preserves the previous one and is not taken for complete', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-build-'))
  const note = join(folder, 'made-from')
  writeStubBuild(folder)
  writeFileSync(note, 'the sources of yesterday')
  const entry = readFileSync(join(folder, 'server/server.js'), 'utf8')
  const breaksOff = { PATH: process.env.PATH, NODE_OPTIONS: '--no-such-option' }
  for (const _try of [1, 2]) await expect(buildShop(folder, breaksOff)).rejects.toThrow('failed')
  expect(readFileSync(join(folder, 'server/server.js'), 'utf8')).toBe(entry)
  expect(readFileSync(note, 'utf8')).toBe('the sources of yesterday')
  rmSync(folder, { recursive: true, force: true })
}, 30_000)
