import type { ProviderSources } from '#identity/providers/provider-sources.ts'

/** What a page may load, run and ask. The identity provider's sources come on top of the shop's own. */
export function policy(nonce: string, identity: ProviderSources): string {
  const also = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('')
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${also(identity.scripts)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${also(identity.connections)}`,
    ...(identity.frames.length > 0 ? [`frame-src${also(identity.frames)}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
