import type { Mail } from '#commerce/notifications/mailer.ts'

interface Note {
  subject: string
  greeting: string
  body: string
  /** The one thing to do, where there is one. */
  action?: string
  url?: string
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
      'The link works for one hour. If you did not open an account with us, you can ignore this mail.',
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

/** Goes to the old address, and does not name the new one: the old mailbox may be somebody else's by now. */
export function emailChangedMail(to: string, name: string): Mail {
  return write(to, {
    subject: 'Your e-mail address was changed',
    greeting: greetingFor(name),
    body: 'Your account has a new e-mail address. From now on we write to that one.',
    footnote: 'If you did not change it, please contact us at once.',
  })
}

function greetingFor(name: string): string {
  return name ? `Hello ${name},` : 'Hello,'
}

function write(to: string, letter: Letter): Mail {
  const text = [
    letter.greeting,
    letter.body,
    ...(letter.url ? [`${letter.action}: ${letter.url}`] : []),
    letter.footnote,
    'Your flower boutique',
  ].join('\n\n')
  return { to, subject: letter.subject, text, html: page(letter) }
}

const ink = '#20241f'
const soft = '#5e6158'

function page(letter: Letter): string {
  const paragraph = (text: string, color: string, size: number) =>
    `<p style="margin:0 0 20px;color:${color};font-size:${size}px;line-height:1.6">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#faf7f2;font-family:Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" style="max-width:520px;margin:0 auto;border-collapse:collapse"><tr>
<td style="padding:0 0 24px;border-bottom:1px solid #ddd3c5;color:${ink};font-family:Georgia,serif;font-size:21px">Your flower boutique</td>
</tr><tr><td style="padding:28px 0 0">
${paragraph(letter.greeting, ink, 16)}
${paragraph(letter.body, ink, 16)}
${letter.url ? button(letter.action ?? '', letter.url) : ''}
${paragraph(letter.footnote, soft, 14)}
</td></tr></table>
</body>
</html>
`
}

function button(action: string, url: string): string {
  return `<p style="margin:0 0 28px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;background:#2c4637;color:#faf7f2;font-size:16px;text-decoration:none">${escapeHtml(action)}</a></p>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
function write(to: string, note: Note): Mail {
  return {
    to,
    letter: {
      subject: note.subject,
      preview: note.body,
      heading: note.subject,
      paragraphs: [note.greeting, note.body],
      action: { label: note.action, address: note.url },
      footnote: note.footnote,
    },
  }
}
