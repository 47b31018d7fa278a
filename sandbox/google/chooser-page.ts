import { html } from 'hono/html'
import { type Markup, page } from '../pages/layout.ts'
import { type Account, demoAccounts } from './accounts.ts'

/** The forms post to their own URL, so the request stays in the query. */
export function chooserPage(loginHint: string | undefined, error?: string): Markup {
  return page(
    'Choose an account',
    'narrow',
    html`<header class="bar">
        <span>Sign in with Google</span>
        <span class="chip">Test mode</span>
      </header>
      <main class="panel">
        <h1>Choose an account</h1>
        <p class="soft">to continue to Flower Boutique</p>
        <form method="post">
          <div class="actions">${demoAccounts.map(accountButton)}</div>
        </form>
        <details ${error || loginHint ? 'open' : ''} style="margin-top: 20px">
          <summary>Use another account</summary>
          ${error ? html`<div class="notice" role="alert"><p>${error}</p></div>` : ''}
          ${otherAccountForm(loginHint)}
        </details>
        <form method="post">
          <div class="actions">
            <button type="submit" name="decision" value="deny" class="quiet">Cancel</button>
          </div>
        </form>
        <details style="margin-top: 20px">
          <summary>Test scenario</summary>
          <form method="post">
            <input type="hidden" name="account" value="mona@gmail.example" />
            <p class="hint">Returns an expired authorization code to the shop.</p>
            <button type="submit" name="decision" value="expired-code" class="quiet small">
              Continue with an expired code
            </button>
          </form>
        </details>
      </main>`,
  )
}

function accountButton({ email, name, verified }: Account): Markup {
  return html`<button type="submit" class="account" name="account" value="${email}">
    <span class="face" aria-hidden="true">${name.slice(0, 1)}</span>
    <span>
      <b>${name}</b>
      <small>${email}${verified ? '' : ' (not verified)'}</small>
    </span>
  </button>`
}

function otherAccountForm(loginHint: string | undefined): Markup {
  return html`<form method="post" style="margin-top: 12px">
    <div class="field">
      <label for="name">Name</label>
      <input id="name" name="name" type="text" autocomplete="name" maxlength="100" required />
    </div>
    <div class="field">
      <label for="email">Email</label>
      <input
        id="email"
        name="email"
        type="email"
        autocomplete="email"
        maxlength="200"
        value="${loginHint ?? ''}"
        required
      />
    </div>
    <div class="field">
      <label class="check">
        <input type="checkbox" name="verified" value="yes" checked />
        <span>Email address is verified</span>
      </label>
    </div>
    <button type="submit">Continue</button>
  </form>`
}
