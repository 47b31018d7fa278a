import type { Mail } from '#commerce/emails/mailer.ts'
import type { EndpointDependencies } from '../embedded-dependencies.ts'
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
const emails: Record<MailedLink, LinkEmail> = {
  'email-proof': {
    path: '/confirm-email?proof=',
    subject: 'Confirm your email address',
    body: 'Confirm that this address is yours, so that we can reach you about your orders.',
    action: 'Confirm my address',
    footnote:
      'The link works once, within one hour. If you did not create an account with us, ignore this email.',
  },
  'password-reset': {
    path: '/reset-password?token=',
    subject: 'Choose a new password',
    body: 'We received a request to reset the password of your account.',
    action: 'Choose a new password',
    footnote:
      'The link works once, within one hour, unless your sign-in changes first. If you did not request it, ignore this email: your password stays the same.',
  },
  'email-change': {
    path: '/confirm-email?token=',
    subject: 'Confirm your new email address',
    body: 'We received a request to use this address for an account with us.',
    action: 'Use this address',
    footnote:
      'The link works once, within one hour, unless your sign-in changes first. If you did not request it, ignore this email.',
  },
}

interface SentLink {
  purpose: MailedLink
  to: string
  token: string
}

export function linkEmail({ purpose, to, token }: SentLink, origin: string): Mail {
  const { path, subject, body, action, footnote } = emails[purpose]
  return {
    to,
    email: {
      subject,
      preview: body,
      heading: subject,
      paragraphs: ['Hello,', body],
      action: { label: action, address: `${origin}${path}${token}` },
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
