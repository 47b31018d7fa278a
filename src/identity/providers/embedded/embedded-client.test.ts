import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { createEmbeddedClient } from './embedded-client.client.ts'

it.each(['en', 'ar'] as const)('names the language of the page for emails: %s', async (locale) => {
  const sent: (string | null)[] = []
  const client = createEmbeddedClient('https://boutique.example', async (_address, init) => {
    sent.push(new Headers(init?.headers).get('x-locale'))
    return Response.json({ status: true })
  })
  await inLocale(locale, () => client.sendVerificationEmail({ email: 'mona@example.com' }))
  expect(sent).toEqual([locale])
})
