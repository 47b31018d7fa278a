import { html } from 'hono/html'
import { type Markup, page } from '../pages/layout.ts'
import { cairoTimestamp } from './cairo-time.ts'
import { amountText } from './checkout-parts.ts'
import type { Delivery } from './delivery-store.ts'
import type { Intention } from './intention-store.ts'
import type { Provider } from './provider.ts'
import type { Transaction } from './transaction-store.ts'

/** The merchant's dashboard: recent orders, their transactions and every webhook. */
export function overviewPage(provider: Provider): Markup {
  const orders = provider.intentions.latest(50)
  const deliveries = provider.deliveries.latest(100)
  return page(
    'Payment provider',
    'wide',
    html`<header class="bar">
        <a href="/">Sandbox</a>
        <span class="chip">Test mode</span>
      </header>
      <main>
        <h1>Payment provider</h1>
        <h2>Orders</h2>
        ${
          orders.length === 0
            ? html`<p class="soft">No orders yet.</p>`
            : ordersTable(provider, orders)
        }
        <h2>Webhooks</h2>
        ${
          deliveries.length === 0
            ? html`<p class="soft">No webhooks yet.</p>`
            : deliveriesTable(deliveries)
        }
      </main>`,
  )
}

function ordersTable(provider: Provider, orders: Intention[]): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Orders">
    <table>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Reference</th>
          <th scope="col">Amount</th>
          <th scope="col">Transactions</th>
        </tr>
      </thead>
      <tbody>
        ${orders.map(
          (order) =>
            html`<tr>
              <td>${order.orderId}</td>
              <td class="tight">${order.request.special_reference ?? ''}</td>
              <td class="tight">${amountText(order.request.amount)}</td>
              <td class="tight">${provider.transactions.ofOrder(order.orderId).map(transactionLine)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

function transactionLine(transaction: Transaction): Markup {
  const tone = { success: 'good', failed: 'bad', pending: 'plain' }[transaction.state]
  const refunded = transaction.refunded > 0 ? `, refunded ${amountText(transaction.refunded)}` : ''
  return html`<div class="tight">
    ${transaction.id} ${transaction.kind} ${amountText(transaction.amount)}${refunded}
    <span class="chip ${tone}">${transaction.isVoided ? 'voided' : transaction.state}</span>
  </div>`
}

function deliveriesTable(deliveries: Delivery[]): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Webhooks">
    <table>
      <thead>
        <tr>
          <th scope="col">Transaction</th>
          <th scope="col">Kind</th>
          <th scope="col">Due (Cairo)</th>
          <th scope="col">State</th>
          <th scope="col">Response</th>
        </tr>
      </thead>
      <tbody>
        ${deliveries.map(
          (delivery) =>
            html`<tr>
              <td>${delivery.transactionId}</td>
              <td>${delivery.variant}</td>
              <td class="time">${cairoTimestamp(delivery.dueAt).slice(11, 23)}</td>
              <td>${delivery.state}</td>
              <td class="answer">${delivery.status ?? ''} ${delivery.answer?.slice(0, 120) ?? ''}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
