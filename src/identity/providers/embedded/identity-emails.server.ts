import type { Mail } from '#commerce/emails/mailer.ts'

interface Note {
  subject: string
  body: string
  /** The label of the link. */
  action: string
  footnote: string
}

/*
 * These go to addresses that are not proved, at the request of clients that are not known: they carry no name and no
 * other text that a client has sent.
 */

export function verificationMail(to: string, url: string): Mail {
  return write(to, url, {
    subject: 'Confirm your email address',
    body: 'Confirm that this address is yours, so that we can reach you about your orders.',
    action: 'Confirm my address',
    footnote:
      'The link works once, within one hour. If you did not open an account with us, ignore this email.',
  })
}

export function passwordResetMail(to: string, url: string): Mail {
  return write(to, url, {
    subject: 'Choose a new password',
    body: 'We received a request to reset the password of your account.',
    action: 'Choose a new password',
    footnote:
      'The link works once, within one hour, and no longer after another change of your sign-in. If you did not request it, ignore this email: your password stays the same.',
  })
}

export function emailChangeMail(to: string, url: string): Mail {
  return write(to, url, {
    subject: 'Confirm your new email address',
    body: 'We received a request to use this address for an account with us.',
    action: 'Use this address',
    footnote:
      'The link works once, within one hour, and no longer after another change of your sign-in. If you did not request it, ignore this email.',
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
