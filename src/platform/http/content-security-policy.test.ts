import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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

  it('allows the style elements of sonner only', () => {
    const library = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8')
    const [, literal = ''] = /__insertCSS\((".*")\)/.exec(library) ?? []
    const hashes = ['', JSON.parse(literal)].map(
      (css) => `'sha256-${hash('sha256', css, 'base64')}'`,
    )
    expect(policy('n0nce', nowhere).split('; ')).toContain(`style-src 'self' ${hashes.join(' ')}`)
  })

  it('enforces Trusted Types with one policy', () => {
    const words = policy('n0nce', nowhere).split('; ')
    expect(words).toContain("require-trusted-types-for 'script'")
    expect(words).toContain('trusted-types shop')
  })

  it('names the address for reports', () => {
    const words = policy('n0nce', nowhere).split('; ')
    expect(words).toContain('report-uri /api/csp-reports')
    expect(words).toContain('report-to csp')
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
    // Google's scripts have policies of their own.
    expect(firebase).not.toContain('trusted-types')
  })
})
