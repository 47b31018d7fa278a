import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { exitOf, runToEnd, startServer } from '../../scripts/support/processes.ts'
import { addresses, testSettings } from '../support/test-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-development-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the development server renders the home page', { timeout: 300_000 }, async () => {
  const env = { ...process.env, ...testSettings(folder), NODE_ENV: 'development' }
  await runToEnd({ args: ['scripts/migrate.ts'], env })
  const { port } = new URL(addresses.shop)
  const args = ['node_modules/vite/bin/vite.js', 'dev', '--port', port, '--strictPort']
  const server = await startServer({ args, env, readyAt: `http://localhost:${port}/@vite/client` })
  try {
    const page = await fetch(`http://localhost:${port}/`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<main')
  } finally {
    server.kill('SIGTERM')
    await exitOf(server)
  }
})
