import type { Refusal } from '#commerce/refusal.ts'
import type { ShopContext } from '#commerce/shop-context.ts'
import type { HistoryProvider } from './history-provider.ts'
import type { StaffName } from './planned-order.ts'

/** The shop in which the history happens, with the ids of its catalogue, delivery rules and accounts. */
export interface Stage {
  shop: ShopContext
  provider: HistoryProvider
  staff: Readonly<Record<StaffName, string>>
  /** Ids of the drivers. */
  drivers: readonly string[]
  /** Ids of accounts by email. */
  accounts: ReadonlyMap<string, string>
  zones: ReadonlyMap<string, string>
  slots: ReadonlyMap<string, string>
  products: ReadonlyMap<string, string>
  photograph: TakePhotograph
}

/** A photograph of a product by its name, as a customer takes it: wilted unless told. Each take is another picture. */
export type TakePhotograph = (
  product: string,
  take: number,
  state?: 'wilted' | 'fresh',
) => Promise<Uint8Array>

/** One moment of the history. */
export interface Step {
  at: number
  run: () => Promise<void>
}

/** The result of a use case. The history refuses nothing: a refusal is a defect of its plan, and rolls all back. */
export async function expectAccepted<Result extends { ok: true } | Refusal<string>>(
  what: string,
  result: Promise<Result>,
): Promise<Extract<Result, { ok: true }>> {
  const answer = await result
  if (!isAccepted(answer))
    throw new Error(`The demo history: ${what} was refused: ${JSON.stringify(answer)}.`)
  return answer
}

function isAccepted<Result extends { ok: boolean }>(
  answer: Result,
): answer is Extract<Result, { ok: true }> {
  return answer.ok
}

/** The id that the demo gave to a name. */
export function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo history knows no ${name}.`)
  return id
}
