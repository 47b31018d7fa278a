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
// React asks for pictures ahead of time, which no mail program does. What people write is escaped, and matches nothing.
const preloads = /<link rel="preload"[^>]*>/g

/** Sets a letter in both of its forms. Nothing in it waits for anything, so it takes no stream. */
export function renderEmail(email: Email, origin: string): RenderedEmail {
  const html = renderToStaticMarkup(createElement(EmailTemplate, { email: email, origin }))
  return { html: `${doctype}${html.replace(preloads, '')}`, text: emailText(email, origin) }
}
