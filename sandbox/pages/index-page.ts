import { html } from 'hono/html'
import { type Markup, page } from './layout.ts'

export function indexPage(origin: string): Markup {
  return page(
    'Sandbox',
    'wide',
    html`<header class="bar"><span>Flower Boutique</span><span class="chip">Test mode</span></header>
      <main>
        <h1>The world around the boutique</h1>
        <p class="soft">
          Three services the shop talks to, in miniature. No money moves, no letter leaves.
        </p>
        <div class="cards">
          <section class="panel">
            <h2 style="margin-top: 0">Payment provider</h2>
            <p>Cards and mobile wallets, refunds, webhooks, and the ways they can go wrong.</p>
            <a href="/_sandbox/paymob">Orders and webhooks</a>
          </section>
          <section class="panel">
            <h2 style="margin-top: 0">Google sign-in</h2>
            <p>An OpenID Connect provider with a few demo accounts.</p>
            <a href="/google/.well-known/openid-configuration">Discovery document</a>
          </section>
          <section class="panel">
            <h2 style="margin-top: 0">Mailbox</h2>
            <p>Every e-mail the shop sends arrives here, whoever it is addressed to.</p>
            <a href="/mailbox">Read the mails</a>
          </section>
        </div>
        <p class="hint" style="margin-top: 24px">Served at ${origin}, on this machine only.</p>
      </main>`,
  )
}
