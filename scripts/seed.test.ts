import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testSettings } from '../tests/support/test-settings.ts'

it('does not seed a public shop and does not open its database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-seed-'))
  const { status, stderr } = spawnSync(process.execPath, ['scripts/seed.ts'], {
    env: {
      PATH: process.env.PATH,
      ...testSettings(folder),
      VITE_APP_URL: 'https://flowers.example',
    },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('not those of the demo')
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true, force: true })
}, 30_000)
