import type { SandboxDatabase } from '../database.ts'
import type { PaymobSettings } from '../settings.ts'
import { type DeliveryStore, openDeliveryStore } from './delivery-store.ts'
import { type DialectSwitch, openDialectSwitch } from './dialect.ts'
import { type Integrations, openIntegrations } from './integrations.ts'
import { type IntentionStore, openIntentionStore } from './intention-store.ts'
import { type OutageSwitch, openOutageSwitch } from './outage.ts'
import { openScenarios, type Scenarios } from './scenarios.ts'
import { openTimers, type Timers } from './timers.ts'
import { openTransactionStore, type TransactionStore } from './transaction-store.ts'
import { openWebhookQueue, type WebhookQueue } from './webhook-queue.ts'

/** Stores and services of the payment provider, passed to every route. */
export interface Provider {
  settings: PaymobSettings
  origin: string
  now: () => number
  /** Runs the work in one database transaction. */
  atomically: <Result>(work: () => Result) => Result
  intentions: IntentionStore
  transactions: TransactionStore
  integrations: Integrations
  deliveries: DeliveryStore
  webhooks: WebhookQueue
  scenarios: Scenarios
  outage: OutageSwitch
  dialect: DialectSwitch
  timers: Timers
  close: () => void
}

export function openProvider(
  database: SandboxDatabase,
  settings: PaymobSettings,
  origin: string,
): Provider {
  const now = () => Date.now()
  const deliveries = openDeliveryStore(database)
  const webhooks = openWebhookQueue(deliveries, now)
  const timers = openTimers()
  return {
    settings,
    origin,
    now,
    atomically: (work) => database.transaction(work)(),
    intentions: openIntentionStore(database),
    transactions: openTransactionStore(database),
    integrations: openIntegrations(database, settings),
    deliveries,
    webhooks,
    scenarios: openScenarios(),
    outage: openOutageSwitch(),
    dialect: openDialectSwitch(),
    timers,
    close() {
      timers.close()
      webhooks.close()
    },
  }
}
