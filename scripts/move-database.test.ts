import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'boutique-move-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('moves from no file that is not there, and makes none', () => {
  const places = ['shp.sqlite', 'new.sqlite'].map((name) => join(folder, name))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/move-database.ts', ...places],
    { encoding: 'utf8' },
  )
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^There is no such file to move from\..* Nothing was changed\.\n$/)
  expect(readdirSync(folder)).toEqual([])
})
