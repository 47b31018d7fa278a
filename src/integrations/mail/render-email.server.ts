import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Email } from '#commerce/emails/email-content.ts'
import { EmailTemplate } from './email-template.tsx'
import { emailText } from './email-text.ts'

interface RenderedEmail {
  html: string
  text: string
}

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'
// React adds preload links, which email clients ignore. User text is escaped, so it cannot match.
const preloads = /<link rel="preload"[^>]*>/g

/** Renders both forms of an email. The template is synchronous, so it needs no stream. */
export function renderEmail(email: Email, origin: string): RenderedEmail {
  const html = renderToStaticMarkup(createElement(EmailTemplate, { email, origin }))
  return { html: `${doctype}${html.replace(preloads, '')}`, text: emailText(email, origin) }
}
