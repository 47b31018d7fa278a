import { expect, testWithErrors } from './fixtures.ts'

const test = testWithErrors.extend({ allowsViolations: true })

/** Does what an injected script would try. Returns the names of the errors, `none` where the page allows it. */
function attack(): string[] {
  const attempts = {
    markup: () => {
      document.body.innerHTML = '<b>text</b>'
    },
    script: () => {
      document.createElement('script').text = 'steal()'
    },
    address: () => {
      document.createElement('script').src = 'https://evil.example/a.js'
    },
    document: () => new DOMParser().parseFromString('<b>text</b>', 'text/html'),
    policy: () => window.trustedTypes?.createPolicy('default', { createScriptURL: (one) => one }),
    duplicate: () => window.trustedTypes?.createPolicy('shop', { createScriptURL: (one) => one }),
  }
  return Object.entries(attempts).map(([name, attempt]) => {
    try {
      attempt()
      return `${name}: none`
    } catch (error) {
      return `${name}: ${error instanceof Error ? error.name : ''}`
    }
  })
}

test('a page of the shop takes no text as markup, script or address', async ({
  page,
  pageErrors,
}) => {
  for (const path of ['/', '/ar', '/login']) {
    await page.goto(path)
    expect(await page.evaluate(attack)).toEqual([
      'markup: TypeError',
      'script: TypeError',
      'address: TypeError',
      'document: TypeError',
      'policy: TypeError',
      'duplicate: TypeError',
    ])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // The violations of a test surface.
  expect(pageErrors.join('\n')).toContain('content security policy violated:')
})
