import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sweepCompiled } from './build-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-compiled-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const day = 24 * 60 * 60_000
const now = Date.UTC(2026, 2, 21)

function compiled(name: string, at: number): string {
  const file = join(folder, 'v24', name)
  mkdirSync(join(folder, 'v24'), { recursive: true })
  writeFileSync(file, '')
  utimesSync(file, at / 1000, at / 1000)
  return file
}

it('removes code compiled more than a month ago', () => {
  const [before, since] = [compiled('a', now - 31 * day), compiled('b', now - 29 * day)]
  sweepCompiled(folder, now)
  expect([before, since].map((file) => existsSync(file))).toEqual([false, true])
})

it('tolerates a missing folder before the first start', () => {
  expect(() => sweepCompiled(join(folder, 'nothing'), now)).not.toThrow()
})
