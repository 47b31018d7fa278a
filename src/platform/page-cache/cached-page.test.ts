import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { cachePage } from './cached-page.server.ts'

const script = 'window.shop = 1'
const html = `<html><script nonce="n1">${script}</script><script nonce="n1" src="/a.js"></script></html>`
const policy = "default-src 'self'; script-src 'self' 'nonce-n1'; object-src 'none'"

it("allows exactly the page's own scripts by hash, without a nonce", () => {
  const hash = createHash('sha256').update(script).digest('base64')
  expect(cachePage(html, policy).policy).toBe(
    `default-src 'self'; script-src 'self' 'sha256-${hash}'; object-src 'none'`,
  )
})

it('does not allow a script that was injected before caching', () => {
  const smuggled = html.replace('<html>', '<html><script>steal()</script>')
  expect(cachePage(smuggled, policy).policy).toBe(cachePage(html, policy).policy)
})

it('hashes scripts as a browser parses them', () => {
  const hash = createHash('sha256').update('a = "\uFFFD";\nb = 1').digest('base64')
  const odd = '<script nonce="n1">a = "\0";\r\nb = 1</script>'
  expect(cachePage(odd, policy).policy).toContain(`'sha256-${hash}'`)
})

it('is the same page in every encoding', async () => {
  const page = cachePage(html, policy)
  expect([
    brotliDecompressSync(await page.bytes('br')).toString(),
    gunzipSync(await page.bytes('gzip')).toString(),
    (await page.bytes('identity')).toString(),
  ]).toEqual([html, html, html])
})

it('has another ETag for other content', () => {
  expect(cachePage(html, policy).etag).not.toBe(cachePage(`${html} `, policy).etag)
})
