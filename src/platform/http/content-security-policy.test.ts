import { describe, expect, it } from 'vitest'
import { providerSources } from '#identity/providers/provider-sources.ts'
import { policy } from './security-headers.ts'

const nowhere = { scripts: [], connections: [], frames: [] }

describe('the content security policy', () => {
  it("allows scripts with the page's nonce and scripts of the shop only", () => {
    const words = policy('n0nce', nowhere).split('; ')
    expect(words).toContain("script-src 'self' 'nonce-n0nce'")
    expect(words.find((word) => word.startsWith('script-src'))).not.toContain('unsafe')
  })

  it('forbids framing, foreign form targets and base URLs', () => {
    const words = policy('n0nce', nowhere).split('; ')
    for (const word of ["frame-ancestors 'none'", "form-action 'self'", "base-uri 'none'"]) {
      expect(words).toContain(word)
    }
    expect(words).toContain("connect-src 'self'")
  })

  it('allows the sources of Firebase if it is the identity provider', () => {
    const domain = { VITE_IDENTITY_AUTH_DOMAIN: 'boutique.firebaseapp.com' }
    const embedded = providerSources({ ...domain, VITE_IDENTITY_PROVIDER: 'embedded' })
    expect(policy('n', embedded)).toBe(policy('n', nowhere))
    const firebase = policy('n', providerSources({ ...domain, VITE_IDENTITY_PROVIDER: 'firebase' }))
    expect(firebase).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    )
    expect(firebase).toContain('frame-src https://boutique.firebaseapp.com')
    expect(firebase).toContain("script-src 'self' 'nonce-n' https://apis.google.com")
  })
})
