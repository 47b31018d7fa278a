import { html } from 'hono/html'
import { inboxHeader } from '../pages/inbox-header.ts'
import { cairoTime, type Markup, page } from '../pages/layout.ts'
import type { StoredSms } from './sms-store.ts'

export function smsListPage(messages: StoredSms[], to: string | undefined): Markup {
  return page(
    'Text messages',
    'wide',
    html`${inboxHeader('messages')}
      <main>
        <h1>Text messages</h1>
        <p class="soft">
          ${to ? `Messages to ${to}, newest first.` : 'All text messages from the shop, newest first.'}
          ${to ? html`<a href="/messages">Show all</a>` : ''}
        </p>
        ${messages.length === 0 ? html`<p>No messages yet.</p>` : smsList(messages)}
      </main>`,
  )
}

function smsList(messages: StoredSms[]): Markup {
  return html`<ul class="mails">
      ${messages.map(
        ({ to, from, body, receivedAt }) =>
          html`<li class="mail">
            <span
              >From ${from} to <a href="/messages?to=${encodeURIComponent(to)}">${to}</a>,
              ${cairoTime.format(receivedAt)}</span
            >
            <p style="margin: 4px 0 0; overflow-wrap: anywhere">${withLinks(body)}</p>
          </li>`,
      )}
    </ul>
    <form method="post" action="/messages/empty">
      <button type="submit" class="quiet small">Delete all</button>
    </form>`
}

/** Links open in a new tab, as a phone opens its browser. */
function withLinks(body: string) {
  return body
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : part,
    )
}
