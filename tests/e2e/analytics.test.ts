import { expect, test } from './fixtures.ts'
import { addProduct, visitsOf } from './test-data.ts'

test('a page view and its web vitals are recorded without a cookie', async ({ page, context }) => {
  const path = `/p/${(await addProduct()).id}`
  await page.goto(`${path}?utm_source=mail`)
  const views = async () => (await visitsOf(path)).views
  await expect.poll(views).toBe(1)
  await page.getByRole('link', { name: 'Freshness' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/robots.txt')
  await expect
    .poll(async () => (await visitsOf(path)).vitals.toSorted())
    .toEqual(expect.arrayContaining(['CLS', 'FCP', 'TTFB']))
  expect(await views()).toBe(1)
  expect(await context.cookies()).toEqual([])
})

for (const path of ['/', '/login', '/delivery']) {
  test(`${path} loads the two analytics scripts`, { tag: '@long' }, async ({ page }) => {
    const scripts = ['insights', 'speed-insights'].map((name) =>
      page.waitForResponse(`**/_vercel/${name}/script.js`),
    )
    await page.goto(path)
    for (const script of await Promise.all(scripts)) expect(script.status()).toBe(200)
  })
}

for (const [signal, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  const details = signal === 'Do Not Track' ? { tag: '@long' } : {}
  test(`a visitor with ${signal} is not recorded`, details, async ({ page }) => {
    await page.addInitScript(
      ([name, asked]) => Object.defineProperty(navigator, name, { value: asked }),
      [property, value] as const,
    )
    const told: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/_vercel/')) {
        told.push(request.url())
      }
    })
    const path = `/p/${(await addProduct()).id}`
    const scripts = ['insights', 'speed-insights'].map((name) =>
      page.waitForResponse(`**/_vercel/${name}/script.js`),
    )
    await page.goto(path)
    await Promise.all(scripts)
    await page.getByRole('link', { name: 'Freshness' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/robots.txt')
    expect(told).toEqual([])
    expect(await visitsOf(path)).toEqual({ views: 0, vitals: [] })
  })
}
