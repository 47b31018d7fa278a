import type { ProviderSources } from '#identity/providers/provider-sources.ts'

/** The content security policy: the shop's own sources and those of the identity provider. */
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
