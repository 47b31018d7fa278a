import PostalMime from 'postal-mime'
import type { NewMail } from './mail-store.ts'

export interface Envelope {
  from: string
  to: string[]
}

/** Parses a raw message. Throws when it is not a mail. */
export async function readMail(
  raw: Uint8Array,
  envelope: Envelope,
  receivedAt: number,
): Promise<NewMail> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'base64' })
  const text = email.text ?? ''
  const html = withInlinePictures(email.html ?? '', email.attachments)
  return {
    receivedAt,
    from: email.from?.address ?? envelope.from,
    to: envelope.to.map((address) => address.toLowerCase()),
    subject: email.subject ?? '',
    text,
    html,
    links: linksIn(email.html ?? '', text),
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map((attachment) => ({
      name: attachment.filename ?? 'unnamed',
      type: attachment.mimeType,
      bytes: Math.floor((String(attachment.content).length * 3) / 4),
    })),
  }
}

interface Picture {
  contentId?: string | undefined
  mimeType: string
  content: unknown
}

/** Inlines attached pictures into the HTML, like a mail client. */
function withInlinePictures(html: string, attachments: readonly Picture[]): string {
  return attachments.reduce((result, { contentId, mimeType, content }) => {
    if (!contentId || !mimeType.startsWith('image/') || typeof content !== 'string') return result
    const cid = `cid:${contentId.replace(/^<|>$/g, '')}`
    return result.replaceAll(cid, `data:${mimeType};base64,${content}`)
  }, html)
}

/** Every URL of the mail, once, in reading order. */
export function linksIn(html: string, text: string): string[] {
  const inHtml = [...html.matchAll(/href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    ([, double, single]) => (double ?? single ?? '').replaceAll('&amp;', '&'),
  )
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map(([link]) =>
    link.replace(/[.,;:!?]+$/, ''),
  )
  return [...new Set([...inHtml, ...inText])].filter((link) => /^https?:\/\//.test(link))
}
