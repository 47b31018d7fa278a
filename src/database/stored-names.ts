/**
 * Names that the database still holds in the words of the previous release (decision 24). Instances of both versions run
 * side by side, so this one reads both names and writes the previous one. In the next release `write` returns `name`.
 */
function renamed(previousNames: Readonly<Record<string, string>>) {
  const previous = new Map(Object.entries(previousNames))
  const current = new Map(Object.entries(previousNames).map(([name, before]) => [before, name]))
  const write = (name: string): string => previous.get(name) ?? name
  return {
    write,
    read: (stored: string): string => current.get(stored) ?? stored,
    /** Every stored name of these. */
    all: (names: readonly string[]): string[] => [...new Set([...names, ...names.map(write)])],
  }
}

export const jobKindNames = renamed({
  'send-order-email': 'send-order-letter',
  'send-account-email': 'send-account-letter',
  'purge-visits': 'forget-visits',
  'purge-origins': 'forget-origins',
  'check-invariants': 'check-books',
  'key-new-orders': 'key-order-texts',
})

/** The column of the time at which a customer was notified of a delay, under its first name. */
export const lateNotifiedAt = 'lateToldAt'

const payloadKeys = renamed({ trigger: 'occasion' })
const emailTriggers = renamed({ 'out-for-delivery': 'on-its-way' })

/** Reads the JSON of a job under the names of the code. */
export const parsePayload = (text: string): unknown =>
  renamePayload(JSON.parse(text), payloadKeys.read, emailTriggers.read)

/** Writes the JSON of a job under the names that the previous version reads. */
export const serializePayload = (payload: unknown): string =>
  JSON.stringify(renamePayload(payload, payloadKeys.write, emailTriggers.write))

type Rename = (name: string) => string

function renamePayload(payload: unknown, renameKey: Rename, renameTrigger: Rename): unknown {
  if (typeof payload !== 'object' || payload === null) return payload
  const renamedEntries = Object.entries(payload).map(([key, value]) => {
    const isTrigger = payloadKeys.read(key) === 'trigger' && typeof value === 'string'
    return [renameKey(key), isTrigger ? renameTrigger(value) : value]
  })
  return Object.fromEntries(renamedEntries)
}
