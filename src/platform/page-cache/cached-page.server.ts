import { hash } from 'node:crypto'
import { type ContentEncoding, encode } from '../http/compress.server.ts'

type Encoding = ContentEncoding | 'identity'

/** A cached page: its bytes in each encoding, compressed at their first use. */
export interface CachedPage {
  etag: string
  policy: string
  bytes(encoding: Encoding): Promise<Buffer>
}

// Compressed once for many responses, so a higher quality pays off.
const levels = { br: 6, gzip: 7 }

export function cachePage(html: string, policy: string): CachedPage {
  const whole = Buffer.from(html)
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    etag: `W/"${hash('sha256', whole, 'base64url').slice(0, 22)}"`,
    policy: cachedPagePolicy(policy, html),
    bytes(encoding) {
      const known = made.get(encoding)
      if (known) return known
      const bytes =
        encoding === 'identity' ? Promise.resolve(whole) : encode(whole, encoding, levels)
      made.set(encoding, bytes)
      return bytes
    },
  }
}

/**
 * A shared nonce protects nothing. The scripts of a cached page are known, so its policy lists their hashes instead: no
 * injected script can run.
 */
function cachedPagePolicy(policy: string, html: string): string {
  const [source = '', nonce] = /'nonce-([^']*)'/.exec(policy) ?? []
  if (!nonce) return policy
  const hashes = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(inlineScript)) {
    if (!attributes.includes(`nonce="${nonce}"`) || !script) continue
    hashes.add(`'sha256-${hash('sha256', asParsed(script), 'base64')}'`)
  }
  return policy.replace(source, [...hashes].join(' '))
}

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** Browsers hash a script as parsed: with normalized line ends, and without U+0000. */
function asParsed(script: string): string {
  return script.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')
}
