import type { Mail } from '#commerce/emails/mailer.ts'

interface Note {
  subject: string
  body: string
  /** The label of the link. */
  action: string
  footnote: string
}

/*
 * These go to unverified addresses on behalf of unknown clients, so they contain no name and no other text of a client.
 */

export function verificationMail(to: string, url: string): Mail {
  return write(to, url, {
    subject: 'Confirm your email address',
    body: 'Confirm that this address is yours, so that we can reach you about your orders.',
    action: 'Confirm my address',
    footnote:
      'The link works once, within one hour. If you did not create an account with us, ignore this email.',
  })
}

export function passwordResetMail(to: string, url: string): Mail {
  return write(to, url, {
    subject: 'Choose a new password',
    body: 'We received a request to reset the password of your account.',
    action: 'Choose a new password',
    footnote:
      'The link works once, within one hour, unless your sign-in changes first. If you did not request it, ignore this email: your password stays the same.',
  })
}

export function emailChangeMail(to: string, url: string): Mail {
  return write(to, url, {
    subject: 'Confirm your new email address',
    body: 'We received a request to use this address for an account with us.',
    action: 'Use this address',
    footnote:
      'The link works once, within one hour, unless your sign-in changes first. If you did not request it, ignore this email.',
  })
}

function write(to: string, address: string, { subject, body, action, footnote }: Note): Mail {
  return {
    to,
    email: {
      subject,
      preview: body,
      heading: subject,
      paragraphs: ['Hello,', body],
      action: { label: action, address },
      footnote,
    },
  }
}
