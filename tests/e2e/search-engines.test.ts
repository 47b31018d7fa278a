import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addProduct } from './test-data.ts'

/** What a machine reads of a page that is sent to it whole. */
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

test('a product tells what it is, what it costs now, and where it stands', async ({
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

test('the home page tells what the shop is, and has a picture to be shared with', async ({
  request,
  baseURL,
}) => {
  const page = await read(request, '/')
  expect(page.title).toBe('Nawwar: Flowers cut, arranged and delivered in Cairo and Giza')
  expect(page.canonical).toBe(`${baseURL}/`)
  expect(page.facts).toContainEqual(expect.objectContaining({ '@type': 'Florist' }))
  expect(page.meta('robots')).toBeUndefined()
  expect([page.meta('og:image:width'), page.meta('og:image:height')]).toEqual(['1200', '630'])
  const picture = await request.get(page.meta('og:image') ?? '')
  expect(picture.headers()['content-type']).toBe('image/jpeg')
})

test('lists in another order, searches and unknown categories stay out of search engines', async ({
  request,
}) => {
  for (const path of ['/?sort=price', '/search?q=rose', '/?category=abcdefghij0123456789']) {
    expect((await read(request, path)).meta('robots'), path).toBe('noindex')
  }
})

test('what concerns one person is not indexed, and its address is told to nobody', async ({
  request,
}) => {
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

test('robots are shown the way, and the sitemap names every page that is there', async ({
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
