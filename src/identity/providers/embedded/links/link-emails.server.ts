import type { Mail } from '#commerce/emails/mailer.ts'
import { withLocale } from '#i18n/localized-path.ts'
import type { EndpointDependencies } from '../embedded-dependencies.ts'
import { linkEmailText } from './link-emails.messages.ts'
import type { LinkPurpose } from './link-store.server.ts'

interface LinkEmail {
  /** Of the page that takes the token. */
  path: string
  subject: string
  body: string
  /** The label of the link. */
  action: string
  footnote: string
}

type MailedLink = Exclude<LinkPurpose, 'email-undo'>

/** These go to unverified addresses on behalf of unknown clients, so they contain no name and no text of a client. */
const emails: Record<MailedLink, () => LinkEmail> = {
  'email-proof': () => ({
    path: '/confirm-email?proof=',
    subject: linkEmailText('proof'),
    body: linkEmailText('proofBody'),
    action: linkEmailText('proofAction'),
    footnote: linkEmailText('proofFootnote'),
  }),
  'password-reset': () => ({
    path: '/reset-password?token=',
    subject: linkEmailText('reset'),
    body: linkEmailText('resetBody'),
    action: linkEmailText('resetAction'),
    footnote: linkEmailText('resetFootnote'),
  }),
  'email-change': () => ({
    path: '/confirm-email?token=',
    subject: linkEmailText('change'),
    body: linkEmailText('changeBody'),
    action: linkEmailText('changeAction'),
    footnote: linkEmailText('changeFootnote'),
  }),
}

interface SentLink {
  purpose: MailedLink
  to: string
  token: string
}

/** In the language of the page that asked for the link. */
export function linkEmail({ purpose, to, token }: SentLink, origin: string): Mail {
  const { path, subject, body, action, footnote } = emails[purpose]()
  return {
    to,
    email: {
      subject,
      preview: body,
      heading: subject,
      paragraphs: [linkEmailText('hello'), body],
      action: { label: action, address: `${origin}${withLocale(path)}${token}` },
      footnote,
    },
  }
}

/**
 * Emails a link, and returns whether the mail server took it. Do not await it where the response time, or a failure,
 * would reveal that the address has an account.
 */
export async function sendLink(
  { mailer, log, origin }: EndpointDependencies,
  link: SentLink,
): Promise<boolean> {
  try {
    await mailer.send(linkEmail(link, origin))
    return true
  } catch (error) {
    log.error('link not sent', { purpose: link.purpose, error: String(error) })
    return false
  }
}
