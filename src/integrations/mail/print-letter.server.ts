import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Letter } from '#commerce/notifications/letter.ts'
import { LetterPage } from './letter-page.tsx'
import { letterText } from './letter-text.ts'

interface PrintedLetter {
  html: string
  text: string
}

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'
// React asks for pictures ahead of time, which no mail program does. What people write is escaped, and matches nothing.
const preloads = /<link rel="preload"[^>]*>/g

/** Sets a letter in both of its forms. Nothing in it waits for anything, so it takes no stream. */
export function printLetter(letter: Letter, origin: string): PrintedLetter {
  const html = renderToStaticMarkup(createElement(LetterPage, { letter, origin }))
  return { html: `${doctype}${html.replace(preloads, '')}`, text: letterText(letter, origin) }
}
