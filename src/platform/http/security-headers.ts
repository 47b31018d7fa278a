import { withoutLocale } from '#i18n/localized-path.ts'
import type { ProviderSources } from '#identity/providers/provider-sources.ts'
import { trustedPolicyName } from '../trusted-types.ts'

const privatePaths = [
  '/o/',
  '/a/',
  '/r/',
  '/dashboard',
  '/driver',
  '/checkout',
  '/complete-profile',
  '/reset-password',
  '/confirm-email',
  '/account',
  '/api/',
]

/** Personal pages: not indexed, and no referrer for the sites they link to. */
function isPrivate(pathname: string): boolean {
  const address = withoutLocale(asRouted(pathname))
  return privatePaths.some((path) => address.startsWith(path))
}

/** The path as the router matches it: lower case and percent-decoded. */
function asRouted(pathname: string): string {
  return pathname
    .replaceAll(/%([2-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .toLowerCase()
}

/** Google's window returns here: a stricter policy would disconnect it from its opener. */
function isInSignInWindow(pathname: string): boolean {
  return withoutLocale(pathname) === '/login/popup' || pathname.startsWith('/api/auth/')
}

/** Pictures of emails: a mail client loads them from another origin. */
function isInEmails(pathname: string): boolean {
  return pathname === '/logo.png' || pathname.startsWith('/uploads/')
}

/** Browsers send violations of the content security policy here. */
const policyReports = '/api/csp-reports'

/** The headers of every response. A frame of the identity provider could not be embedded with an embedder policy. */
export function securityHeaders(
  pathname: string,
  isHttps: boolean,
  identity?: ProviderSources,
): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Google's sign-in opens in a window that must be able to reach its opener.
    'Cross-Origin-Opener-Policy': isInSignInWindow(pathname)
      ? 'unsafe-none'
      : 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': isInEmails(pathname) ? 'cross-origin' : 'same-origin',
    ...(identity?.frames.length ? {} : { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
    'Reporting-Endpoints': `csp="${policyReports}"`,
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Referrer-Policy': isPrivate(pathname) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(isPrivate(pathname) ? { 'X-Robots-Tag': 'noindex' } : {}),
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** Defaults for responses that set no Cache-Control and policy of their own. */
export function defaultHeaders(pathname: string): Record<string, string> {
  const concernsOnePerson = isPrivate(pathname) || asRouted(pathname).startsWith('/_serverfn/')
  return {
    'Cache-Control': concernsOnePerson ? 'private, no-store' : 'private, no-cache',
    'Content-Security-Policy': pathname.startsWith('/uploads/')
      ? "default-src 'none'; frame-ancestors 'none'; sandbox"
      : "frame-ancestors 'none'",
  }
}

/** Of the style element of sonner, which it adds empty and fills. */
const toastStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
].join(' ')

/** The content security policy: the shop's own sources and those of the identity provider (decision 49). */
export function policy(nonce: string, identity: ProviderSources): string {
  const also = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('')
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${also(identity.scripts)}`,
    `style-src 'self' ${toastStyles}`,
    // Rendered pages have placeholders of pictures and lengths of bars.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${also(identity.connections)}`,
    ...(identity.frames.length > 0 ? [`frame-src${also(identity.frames)}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Google's scripts create policies of their own.
    ...(identity.scripts.length > 0
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${trustedPolicyName}`]),
    `report-uri ${policyReports}`,
    'report-to csp',
  ].join('; ')
}
