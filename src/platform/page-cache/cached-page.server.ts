import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { ContentEncoding } from '../http/choose-encoding.ts'

type Encoding = ContentEncoding | 'identity'

/** A cached page: its bytes in each encoding, compressed at their first use. */
export interface CachedPage {
  etag: string
  policy: string
  bytes(encoding: Encoding): Promise<Buffer>
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
// Compressed once for many responses, so a higher quality pays off.
const brotliQuality = 6
const gzipLevel = 7

export function cachePage(html: string, policy: string): CachedPage {
  const whole = Buffer.from(html)
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    etag: `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`,
    policy: cachedPagePolicy(policy, html),
    bytes(encoding) {
      const known = made.get(encoding)
      if (known) return known
      const bytes = encode(whole, encoding)
      made.set(encoding, bytes)
      return bytes
    },
  }
}

function encode(whole: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
  }
  return encoding === 'gzip' ? gzipped(whole, { level: gzipLevel }) : Promise.resolve(whole)
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
    const hash = createHash('sha256').update(asParsed(script)).digest('base64')
    hashes.add(`'sha256-${hash}'`)
  }
  return policy.replace(source, [...hashes].join(' '))
}

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** Browsers hash a script as parsed: with normalized line ends, and without U+0000. */
function asParsed(script: string): string {
  return script.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')
}
