const privatePaths = [
  '/o/',
  '/a/',
  '/dashboard',
  '/checkout',
  '/complete-profile',
  '/reset-password',
  '/confirm-email',
  '/account',
  '/api/',
]

/** Pages that concern one person: not indexed, and their addresses not told to the sites they link to. */
function isPrivate(pathname: string): boolean {
  const address = asRouted(pathname)
  return privatePaths.some((path) => address.startsWith(path))
}

/** An address as the router takes it, to which capital letters are small ones, and so are those written as numbers. */
function asRouted(pathname: string): string {
  return pathname
    .replaceAll(/%([2-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .toLowerCase()
}

/** Where Google's window comes back to us: with a policy of its own it would lose the page that opened it. */
function isInSignInWindow(pathname: string): boolean {
  return pathname === '/login/popup' || pathname.startsWith('/api/auth/')
}

/** The headers that every answer of the shop carries, whatever it is. */
export function securityHeaders(pathname: string, isHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Google's sign-in opens in a window of its own, and has to find its way back to this one.
    'Cross-Origin-Opener-Policy': isInSignInWindow(pathname)
      ? 'unsafe-none'
      : 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Referrer-Policy': isPrivate(pathname) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(isPrivate(pathname) ? { 'X-Robots-Tag': 'noindex' } : {}),
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** What an answer is given that does not say it itself: who may keep it, and that nobody may frame it. */
export function unsaidHeaders(pathname: string): Record<string, string> {
  const concernsOnePerson = isPrivate(pathname) || asRouted(pathname).startsWith('/_serverfn/')
  return {
    'Cache-Control': concernsOnePerson ? 'private, no-store' : 'private, no-cache',
    'Content-Security-Policy': pathname.startsWith('/uploads/')
      ? "default-src 'none'; frame-ancestors 'none'; sandbox"
      : "frame-ancestors 'none'",
  }
}
