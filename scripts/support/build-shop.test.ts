import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildShop } from './build-shop.ts'

it('a build that was broken off is not taken for one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-build-'))
  const note = join(folder, 'made-from')
  writeFileSync(note, 'the sources of yesterday')
  const breaksOff = { PATH: process.env.PATH, NODE_OPTIONS: '--no-such-option' }
  await expect(buildShop(folder, breaksOff)).rejects.toThrow('failed')
  expect(existsSync(note)).toBe(false)
  rmSync(folder, { recursive: true, force: true })
}, 30_000)
