import { html, raw } from 'hono/html'
import { stylesheet } from './stylesheet.ts'

export type Markup = ReturnType<typeof html>

export const cairoTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Cairo',
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** A complete page: `narrow` for forms, `wide` for lists. */
export function page(title: string, width: 'narrow' | 'wide', body: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${raw(stylesheet)}
        </style>
      </head>
      <body class="${width}">
        ${body}
      </body>
    </html>`
}

export function problemPage(title: string, text: string): Markup {
  return page(
    title,
    'narrow',
    html`<main class="panel">
      <h1>${title}</h1>
      <p>${text}</p>
    </main>`,
  )
}
