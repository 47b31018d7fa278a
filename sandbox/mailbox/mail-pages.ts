import { html } from 'hono/html'
import { inboxHeader } from '../pages/inbox-header.ts'
import { cairoTime, type Markup, page } from '../pages/layout.ts'
import type { Mail } from './mail-store.ts'

export function mailListPage(mails: Mail[], to: string | undefined): Markup {
  return page(
    'Mailbox',
    'wide',
    html`${inboxHeader('mailbox')}
      <main>
        <h1>Mailbox</h1>
        <p class="soft">
          ${to ? `Emails to ${to}, newest first.` : 'All emails from the shop, newest first.'}
          ${to ? html`<a href="/mailbox">Show all</a>` : ''}
        </p>
        ${mails.length === 0 ? html`<p>No emails yet.</p>` : mailList(mails)}
      </main>`,
  )
}

function mailList(mails: Mail[]): Markup {
  return html`<ul class="mails">
      ${mails.map(
        (mail) =>
          html`<li>
            <a class="mail" href="/mailbox/${mail.id}">
              <strong>${mail.subject || 'No subject'}</strong>
              <span>To ${mail.to.join(', ')}, ${cairoTime.format(mail.receivedAt)}</span>
            </a>
          </li>`,
      )}
    </ul>
    <form method="post" action="/mailbox/empty">
      <button type="submit" class="quiet small">Delete all</button>
    </form>`
}

export function mailPage(mail: Mail): Markup {
  return page(
    mail.subject || 'Email',
    'wide',
    html`${inboxHeader('mailbox')}
      <main>
        <p><a href="/mailbox">All emails</a></p>
        <h1>${mail.subject || 'No subject'}</h1>
        <p class="soft">
          From ${mail.from} to
          ${mail.to.map(
            (address, index) =>
              html`${index > 0 ? ', ' : ''}<a href="/mailbox?to=${encodeURIComponent(address)}">${address}</a>`,
          )},
          ${cairoTime.format(mail.receivedAt)}
        </p>
        ${
          mail.html === ''
            ? ''
            : html`<iframe
                class="email"
                title="Email preview"
                src="/mailbox/${mail.id}/html"
                sandbox="allow-popups allow-popups-to-escape-sandbox"
              ></iframe>`
        }
        ${
          mail.links.length === 0
            ? ''
            : html`<h2>Links</h2>
                <ul>
                  ${mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}
                </ul>`
        }
        <h2>Text</h2>
        <pre>${mail.text || 'No text part.'}</pre>
        ${
          mail.attachments.length === 0
            ? ''
            : html`<h2>Attachments</h2>
                <ul>
                  ${mail.attachments.map(
                    ({ name, type, bytes }) => html`<li>${name} (${type}, ${bytes} bytes)</li>`,
                  )}
                </ul>`
        }
        <h2>Headers</h2>
        <pre>${mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</pre>
      </main>`,
  )
}
