import type { Database } from '#database/engine.server.ts'
import type { UserState } from './user-summary.ts'
import { beginningOf, hasList } from './user-words.ts'
import { beginsWith, hasWord } from './user-words-store.server.ts'

/**
 * How many people a page looks through. What half of everybody is called is found among the newest of them soon; two
 * names that many have and nobody together would be looked for to the end. With a limit a page costs the same however
 * many people there are, and says where to go on.
 */
const lookedThrough = 300

export interface Frequent {
  /** Beginnings of words, each of which very many people have. */
  terms: readonly string[]
  state: UserState | undefined
}

export interface Position {
  createdAt: number
  id: string
}

export interface FoundPeople {
  ids: string[]
  /** Whom to go on behind; null at the end. */
  after: string | null
}

/** The first of those who have all words, newest first, as far as one look goes. */
export async function lookForFrequent(
  db: Database,
  { terms, state }: Frequent,
  { from, limit }: { from: Position | null; limit: number },
): Promise<FoundPeople> {
  const lead = state === undefined ? longestOf(terms) : null
  const way = wayOf(db, { lead, state })
  const rest = from
    ? way.where((is) =>
        is(is.refTuple('person.createdAt', 'person.id'), '<', is.tuple(from.createdAt, from.id)),
      )
    : way
  const end = await rest
    .offset(lookedThrough - 1)
    .limit(1)
    .executeTakeFirst()
  const looked = end
    ? rest.where((is) =>
        is(is.refTuple('person.createdAt', 'person.id'), '>=', is.tuple(end.createdAt, end.id)),
      )
    : rest
  const found = await terms
    .reduce(
      (met, term) =>
        met.where(term === lead ? beginsWith('person.word', term) : hasWord('person.id', term)),
      looked,
    )
    // Somebody with two words of one beginning stands twice in its list.
    .distinct()
    .limit(limit + 1)
    .execute()
  const ids = found.slice(0, limit).map(({ id }) => id)
  const isFull = found.length > limit
  return { ids, after: isFull ? (ids.at(-1) ?? null) : (end?.id ?? null) }
}

/** The term whose list is the shortest, as far as letters tell; null where all are too short for one. */
function longestOf(terms: readonly string[]): string | null {
  const [longest] = terms.filter(hasList).toSorted((one, other) => other.length - one.length)
  return longest ?? null
}

/** People, newest first: those of a state, those with a word of one beginning, or everybody. */
function wayOf(
  db: Database,
  { lead, state }: { lead: string | null; state: UserState | undefined },
) {
  const everybody = db
    .selectFrom('users')
    .select(({ val }) => ['users.id', 'users.createdAt', val('').as('word')])
  const some = state === 'suspended' ? everybody.where('users.suspended', '=', 1) : everybody
  const people =
    lead === null
      ? some
      : db
          .selectFrom('userWords')
          .select(['userWords.userId as id', 'userWords.createdAt', 'userWords.word'])
          .where('userWords.beginning', '=', beginningOf(lead))
  return db
    .selectFrom(people.as('person'))
    .select(['person.id', 'person.createdAt'])
    .orderBy('person.createdAt', 'desc')
    .orderBy('person.id', 'desc')
}
