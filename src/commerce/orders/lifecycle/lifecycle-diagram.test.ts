import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { orderStatuses } from '../order-statuses.ts'
import { cashConfirmation, deliveryCorrections, orderLifecycle } from './order-lifecycle.ts'

/** The moves as a Mermaid diagram. */
function picture(): string {
  const isLeft = (status: string) => orderLifecycle.some(({ from }) => from === status)
  return [
    'stateDiagram-v2',
    '[*] --> awaiting_payment: card, wallet or unproved cash',
    '[*] --> confirmed: cash with a proved address, card terminal',
    ...orderLifecycle.map(({ from, to, by }) => `${from} --> ${to}: ${by.join(', ')}`),
    `${cashConfirmation.from} --> ${cashConfirmation.to}: ${cashConfirmation.by.join(', ')} (cash)`,
    ...deliveryCorrections.map(({ from, to }) => `${from} --> ${to}: super admin (correction)`),
    ...orderStatuses.filter((status) => !isLeft(status)).map((status) => `${status} --> [*]`),
  ].join('\n  ')
}

it('matches the diagram in the docs', () => {
  const docs = readFileSync('docs/order-lifecycle.md', 'utf8')
  const [, documented] = /```mermaid\n(.*?)\n```/s.exec(docs) ?? []
  expect(documented).toBe(picture())
})
