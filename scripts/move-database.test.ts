import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'boutique-move-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function move(from: string, to: string) {
  const args = ['scripts/move-database.ts', join(folder, from), to]
  return spawnSync(process.execPath, args, { encoding: 'utf8' })
}

it('reports a missing source file and does not create it', () => {
  const { status, stdout, stderr } = move('shp.sqlite', join(folder, 'new.sqlite'))
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^The source file does not exist\..* Nothing was changed\.\n$/)
  expect(readdirSync(folder)).toEqual([])
})

it('rejects a mistyped URL as the target', () => {
  writeFileSync(join(folder, 'shop.sqlite'), '')
  const { status, stdout, stderr } = move('shop.sqlite', 'postgre://shop@db.example/shop')
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^The target is neither a postgres:.* Nothing was changed\.\n$/)
  expect(readdirSync(folder)).toEqual(['shop.sqlite'])
})
