import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { keepPage } from './kept-page.server.ts'

const script = 'window.shop = 1'
const html = `<html><script nonce="n1">${script}</script><script nonce="n1" src="/a.js"></script></html>`
const policy = "default-src 'self'; script-src 'self' 'nonce-n1'; object-src 'none'"

it('a kept page lets exactly its own scripts run, by their hashes and by no nonce', () => {
  const hash = createHash('sha256').update(script).digest('base64')
  expect(keepPage(html, policy).policy).toBe(
    `default-src 'self'; script-src 'self' 'sha256-${hash}'; object-src 'none'`,
  )
})

it('a kept page is the same page in every encoding', async () => {
  const page = keepPage(html, policy)
  expect([
    brotliDecompressSync(await page.bytes('br')).toString(),
    gunzipSync(await page.bytes('gzip')).toString(),
    (await page.bytes('identity')).toString(),
  ]).toEqual([html, html, html])
})

it('a page with other words has another tag', () => {
  expect(keepPage(html, policy).etag).not.toBe(keepPage(`${html} `, policy).etag)
})
