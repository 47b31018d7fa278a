import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addProduct } from './test-data.ts'

/** Structured data and meta tags of a page without scripts. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  const html = (await answer.text()).replaceAll('&amp;', '&')
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  const facts = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/g)]
  return {
    html,
    meta,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    facts: facts.map(([, json]) => JSON.parse(json ?? '')),
    headers: answer.headers(),
  }
}

test('a product page has structured data with price and breadcrumbs', async ({
  request,
  baseURL,
}) => {
  const now = Date.now()
  const sale = { salePrice: 400, saleStartDate: now - 60_000, saleEndDate: now + 3_600_000 }
  const { id, name } = await addProduct({ price: 500, ...sale, stock: 0 })
  const page = await read(request, `/p/${id}?utm_source=x`)
  expect(page.title).toBe(`${name} | Nawwar`)
  expect(page.meta('description')).toBe('Picked before the sun is up.')
  expect(page.canonical).toBe(`${baseURL}/p/${id}`)
  expect(page.meta('og:type')).toBe('product')
  expect(page.meta('og:image')).toMatch(/^http.+\/uploads\/.+\.webp$/)
  expect(page.facts).toContainEqual(
    expect.objectContaining({
      '@type': 'Product',
      name,
      offers: expect.objectContaining({
        price: 400,
        priceCurrency: 'EGP',
        availability: 'https://schema.org/OutOfStock',
      }),
    }),
  )
  expect(page.facts).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
})

test('the home page has structured data and a share picture', async ({ request, baseURL }) => {
  const page = await read(request, '/')
  expect(page.title).toBe('Nawwar: Flowers cut, arranged and delivered in Cairo and Giza')
  expect(page.canonical).toBe(`${baseURL}/`)
  expect(page.facts).toContainEqual(expect.objectContaining({ '@type': 'Florist' }))
  expect(page.meta('robots')).toBeUndefined()
  expect([page.meta('og:image:width'), page.meta('og:image:height')]).toEqual(['1200', '630'])
  const picture = await request.get(page.meta('og:image') ?? '')
  expect(picture.headers()['content-type']).toBe('image/jpeg')
})

test('pages are in English, left to right, with the logo at its address', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toMatch(/<html[^>]* lang="en"[^>]* dir="ltr"/)
  expect(html).toContain('src="/logo.png"')
  expect((await request.get('/logo.png')).headers()['content-type']).toBe('image/png')
})

test('sorted lists, searches and unknown categories are not indexed', async ({ request }) => {
  for (const path of ['/?sort=price', '/search?q=rose', '/?category=abcdefghij0123456789']) {
    expect((await read(request, path)).meta('robots'), path).toBe('noindex')
  }
})

test('private pages are not indexed and send no referrer', async ({ request }) => {
  for (const path of ['/o/abcdefghij0123456789', '/dashboard', '/checkout', '/account']) {
    const { headers } = await request.get(path, { maxRedirects: 0 }).then(async (answer) => ({
      headers: answer.headers(),
    }))
    expect(headers, path).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
  }
})

test('robots.txt links the sitemap, which lists every public page', async ({
  request,
  baseURL,
}) => {
  const { id } = await addProduct()
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  for (const path of ['/checkout', '/dashboard', '/account']) {
    expect(robots).toContain(`Disallow: ${path}`)
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  for (const path of ['/', '/delivery', '/terms', '/privacy', `/p/${id}`]) {
    expect(addresses).toContain(`${baseURL}${path}`)
  }
  expect(new Set(addresses).size).toBe(addresses.length)
})
