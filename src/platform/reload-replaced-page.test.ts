// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadReplacedPage } from './reload-replaced-page.ts'

const origin = 'https://flowers.example'
const reload = vi.fn()
const page = { href: `${origin}/p/1`, reload }
const ask = vi.fn<(address: string) => Promise<Response>>()
const lost = (file: string) => new TypeError(`Failed to fetch dynamically imported module: ${file}`)
const panel = lost(`${origin}/assets/cart-panel-1a2b3c4d.js`)

beforeEach(() => {
  vi.stubGlobal('fetch', ask)
  ask.mockResolvedValue(new Response(null, { status: 404 }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  sessionStorage.clear()
  document.head.replaceChildren()
})

it('reloads the page when a file that is there fails again, later', async () => {
  ask.mockImplementation(async () => new Response(null))
  const remembered = lost(`${origin}/assets/cart-panel-9a9b9c9d.js`)
  await Promise.all([reloadReplacedPage(remembered, page), reloadReplacedPage(remembered, page)])
  expect(reload).not.toHaveBeenCalled()
  await reloadReplacedPage(remembered, page)
  expect(reload).toHaveBeenCalledTimes(1)
  await reloadReplacedPage(remembered, page)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('reloads the page once for a file that is gone', async () => {
  await reloadReplacedPage(panel, page)
  expect(ask.mock.lastCall?.[0]).toBe(`${origin}/assets/cart-panel-1a2b3c4d.js`)
  await reloadReplacedPage(panel, page)
  expect(reload).toHaveBeenCalledTimes(1)
  await reloadReplacedPage(lost(`${origin}/assets/cart-panel-5e6f7a8b.js`), page)
  expect(reload).toHaveBeenCalledTimes(2)
})

it.each([
  ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is overloaded', async () => new Response(null, { status: 503 })],
  ['the file is there', async () => new Response(null)],
])('does not reload while %s', async (_how, answer) => {
  ask.mockImplementation(answer)
  await reloadReplacedPage(lost(`${origin}/assets/${crypto.randomUUID()}.js`), page)
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  new Error('Unable to preload CSS for /assets/cart-1a2b3c4d.css'),
  new TypeError(`error loading dynamically imported module: ${origin}/assets/cart-1a2b3c4d.css`),
])('understands %s', async (failure) => {
  await reloadReplacedPage(failure, page)
  expect(ask.mock.lastCall?.[0]).toBe(`${origin}/assets/cart-1a2b3c4d.css`)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('asks for another file of the page if the browser names none', async () => {
  const safari = new TypeError('Importing a module script failed.')
  await reloadReplacedPage(safari, page)
  expect(ask).not.toHaveBeenCalled()
  const link = document.createElement('link')
  link.href = `${origin}/assets/shop-1a2b3c4d.css`
  document.head.append(link)
  await reloadReplacedPage(safari, page)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('asks no other site', async () => {
  await reloadReplacedPage(lost('https://evil.example/assets/a-1a2b3c4d.js'), page)
  expect(ask).not.toHaveBeenCalled()
})

it('does not reload where storage is blocked', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  await reloadReplacedPage(panel, page)
  expect(reload).not.toHaveBeenCalled()
})
