import { auditKinds } from '#commerce/audit/audit-entry.ts'
import { prefixOf, searchTermsOf } from '#commerce/customers/user-search-terms.ts'
import type { Database } from '#database/engine.server.ts'

const partSize = 500
const names = ['Mona', 'Karim', 'Mohamed', 'Nour', 'Youssef', 'Abdelrahman', 'Farida', 'منى']
const families = ['Adel', 'Nabil', 'Hassan', 'Mansour', 'Sayed', 'Fathy', 'Zaki', 'كمال']

interface Range {
  from?: number
  to: number
}

/** Inserts the users in a range of numbers, each a second older than the one before; names repeat. */
export async function fillWithPeople(
  db: Database,
  now: number,
  { from = 0, to }: Range,
): Promise<void> {
  await inParts({ from, to }, async (numbers) => {
    const people = numbers.map((n) => personOf(n, now))
    await db.insertInto('users').values(people).execute()
    const words = people.flatMap((one) => searchTermsOf(one).map((word) => wordOf(one, word)))
    await db.insertInto('userWords').values(words).execute()
  })
}

/** Inserts audit entries of seven users. */
export async function fillWithAuditEntries(
  db: Database,
  now: number,
  { from = 0, to }: Range,
): Promise<void> {
  await inParts({ from, to }, (numbers) =>
    db
      .insertInto('auditLog')
      .values(
        numbers.map((n) => ({
          id: `audi${String(n).padStart(16, '0')}`,
          at: now - n * 1000,
          actorId: `staff${n % 7}`,
          action: 'order.moved',
          kind: auditKinds[n % auditKinds.length],
          subject: `subject${n % 1000}`,
          before: '{"status":"confirmed"}',
          after: '{"status":"preparing"}',
        })),
      )
      .execute(),
  )
}

export const personId = (n: number) => `person${String(n).padStart(14, '0')}`

function personOf(n: number, now: number) {
  return {
    id: personId(n),
    name: names[n % names.length] ?? '',
    surname: `${familyOf(n)} Family${n}`,
    email: `person${n}@example.com`,
    phone: `+2010${String(n).padStart(8, '0')}`,
    profilePicture: null,
    suspended: n % 50 === 0 ? (1 as const) : (0 as const),
    role: 'customer',
    createdAt: now - n * 1000,
    updatedAt: now,
  }
}

function wordOf({ id, createdAt }: { id: string; createdAt: number }, word: string) {
  return { word, userId: id, beginning: prefixOf(word), createdAt }
}

/** Cycles through the second list so that equal positions never meet. */
function familyOf(n: number): string {
  const place = n % names.length
  const steps = 1 + (Math.floor(n / names.length) % (families.length - 1))
  return families[(place + steps) % families.length] ?? ''
}

async function inParts(
  { from, to }: Required<Range>,
  write: (numbers: number[]) => Promise<unknown>,
): Promise<void> {
  for (let begin = from; begin < to; begin += partSize) {
    const size = Math.min(partSize, to - begin)
    await write(Array.from({ length: size }, (_, k) => begin + k))
  }
}
