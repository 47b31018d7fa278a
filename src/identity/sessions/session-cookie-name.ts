/** The prefix makes a browser refuse the cookie from a subdomain or over plain http. */
export function sessionCookieName(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-boutique-session' : 'boutique-session'
}
