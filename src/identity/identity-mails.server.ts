import type { Mail } from '#commerce/notifications/mailer.ts'

interface Note {
  subject: string
  greeting: string
  body: string
  /** The one thing to do. */
  action: string
  url: string
  footnote: string
}

export function verificationMail(to: string, name: string, url: string): Mail {
  return write(to, {
    subject: 'Please confirm your e-mail address',
    greeting: greetingFor(name),
    body: 'Please confirm that this address is yours, so that we can reach you about your orders.',
    action: 'Confirm my address',
    url,
    footnote:
      'The link works once, within one hour. If you did not open an account with us, you can ignore this mail.',
  })
}

export function passwordResetMail(to: string, name: string, url: string): Mail {
  return write(to, {
    subject: 'Choose a new password',
    greeting: greetingFor(name),
    body: 'Somebody, we hope you, asked for a new password for your account.',
    action: 'Choose a new password',
    url,
    footnote:
      'The link works once, within one hour. If you did not ask for it, your password stays as it is.',
  })
}

export function emailChangeMail(to: string, name: string, url: string): Mail {
  return write(to, {
    subject: 'Please confirm your new e-mail address',
    greeting: greetingFor(name),
    body: 'You asked us to use this address for your account from now on.',
    action: 'Use this address',
    url,
    footnote:
      'The link works once, within one hour. If you did not ask for it, you can ignore this mail.',
  })
}

function greetingFor(name: string): string {
  return name ? `Hello ${name},` : 'Hello,'
}

function write(to: string, note: Note): Mail {
  const { subject, action, url: address } = note
  return {
    to,
    letter: {
      subject,
      preview: note.body,
      heading: subject,
      paragraphs: [note.greeting, note.body],
      action: { label: action, address },
      footnote: note.footnote,
    },
  }
}
