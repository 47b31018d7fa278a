import { createEmbeddedClient } from '#identity/providers/embedded/embedded-client.client.ts'
import { createEmbeddedDriver } from '#identity/providers/embedded/embedded-provider.client.ts'
import { describeUseCase } from '../support/each-database.ts'
import { identityHarness, identityOrigin, linkIn } from '../support/identity-harness.ts'
import { describeIdentityProvider } from './identity-provider.contract.ts'

describeUseCase('the contract', (open) => {
  const harness = identityHarness(open)

  function mailTo(to: string, subject: string) {
    return linkIn(
      harness.mails.findLast((mail) => mail.to === to && mail.email.subject === subject),
    )
  }
  const providerPath = (link: string) => link.slice('/api/auth'.length)

  describeIdentityProvider('the embedded identity provider', async () => {
    const elsewhere = harness.createProvider({ VITE_IDENTITY_PROJECT_ID: 'another-shop' })
    return {
      async openBrowser() {
        const { call } = harness.browser()
        const send: typeof fetch = (input, init) => {
          const { pathname, search } = new URL(String(input))
          const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
          return call(
            providerPath(`${pathname}${search}`),
            init?.method === 'POST' ? body : undefined,
          )
        }
        return createEmbeddedDriver(createEmbeddedClient(identityOrigin, send))
      },
      readIdToken: (token, now) => harness.provider().readIdToken(token, now),
      readElsewhere: (token, now) => elsewhere.readIdToken(token, now),
      async mailedCode(to, about) {
        if (about === 'new-address') {
          const link = mailTo(to, 'Confirm your new email address')
          return new URL(link, identityOrigin).searchParams.get('token') ?? ''
        }
        if (about === 'address') {
          const link = mailTo(to, 'Confirm your email address')
          return new URL(link, identityOrigin).searchParams.get('proof') ?? ''
        }
        const link = mailTo(to, 'Choose a new password')
        return new URL(link, identityOrigin).searchParams.get('token') ?? ''
      },
    }
  })
})
