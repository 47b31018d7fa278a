import { gzipSync } from 'node:zlib'

/** How much JavaScript a browser loads with a page, in kilobytes after gzip: what the page names itself. */
export async function scriptKilobytes(pageUrl: string): Promise<number> {
  const html = await (await fetch(pageUrl)).text()
  const addresses = new Set<string>()
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    const address = /(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1]
    if (address) addresses.add(address)
  }
  for (const [, address] of html.matchAll(/import\("([^"]+\.js)"\)/g))
    if (address) addresses.add(address)
  let bytes = 0
  for (const address of addresses) {
    const content = await (await fetch(new URL(address, pageUrl))).arrayBuffer()
    bytes += gzipSync(Buffer.from(content)).length
  }
  return bytes / 1000
}
