import { html } from 'hono/html'
import { type Markup, page } from './layout.ts'

export function indexPage(origin: string): Markup {
  return page(
    'Sandbox',
    'wide',
    html`<header class="bar"><span>Flower Boutique</span><span class="chip">Test mode</span></header>
      <main>
        <h1>External services</h1>
        <p class="soft">
          Local replacements of four services. No money moves, and no message leaves this machine.
        </p>
        <div class="cards">
          <section class="panel">
            <h2 style="margin-top: 0">Payment provider</h2>
            <p>Cards, mobile wallets, refunds and webhooks, with failures on demand.</p>
            <a href="/_sandbox/paymob">Orders and webhooks</a>
          </section>
          <section class="panel">
            <h2 style="margin-top: 0">Google sign-in</h2>
            <p>An OpenID Connect provider with a few demo accounts.</p>
            <a href="/google/.well-known/openid-configuration">Discovery document</a>
          </section>
          <section class="panel">
            <h2 style="margin-top: 0">Mailbox</h2>
            <p>All emails from the shop arrive here, to any address.</p>
            <a href="/mailbox">Open mailbox</a>
          </section>
          <section class="panel">
            <h2 style="margin-top: 0">Text messages</h2>
            <p>All text messages from the shop arrive here, to any number.</p>
            <a href="/messages">Open messages</a>
          </section>
        </div>
        <p class="hint" style="margin-top: 24px">Served at ${origin}, on this machine only.</p>
      </main>`,
  )
}
