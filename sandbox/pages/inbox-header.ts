import { html } from 'hono/html'
import type { Markup } from './layout.ts'

const inboxes = { mailbox: 'Emails', messages: 'Text messages' }

/** The header of the inboxes of the demo, with a link to each. */
export function inboxHeader(current: keyof typeof inboxes): Markup {
  return html`<header class="bar">
      <a href="/">Sandbox</a>
      <span class="chip">Test mode</span>
    </header>
    <div style="max-width: 1080px; margin: 16px auto 0; padding: 0 20px">
      <nav class="methods" aria-label="Inboxes">
        ${Object.entries(inboxes).map(
          ([path, label]) =>
            html`<a href="/${path}" ${path === current ? html`aria-current="page"` : ''}>${label}</a>`,
        )}
      </nav>
    </div>`
}
