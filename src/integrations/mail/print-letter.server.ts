import { render } from '@react-email/render'
import { createElement } from 'react'
import type { Letter } from '#commerce/notifications/letter.ts'
import { LetterPage } from './letter-page.tsx'
import { letterText } from './letter-text.ts'

export interface PrintedLetter {
  html: string
  text: string
}

/** Sets a letter in both of its forms. */
export async function printLetter(letter: Letter, origin: string): Promise<PrintedLetter> {
  const html = await render(createElement(LetterPage, { letter, origin }))
  return { html, text: letterText(letter, origin) }
}
