import type { Insertable, Selectable } from 'kysely'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { ClaimsTable } from '#database/tables/claims-tables.ts'
import {
  type ClaimAnswerKind,
  claimAnswers,
  claimLimits,
  claimPhotoAddress,
  type StaffClaim,
} from './claim.ts'

type NewClaim = Pick<ClaimsTable, 'id' | 'orderId' | 'message' | 'openedAt'> & {
  images: readonly string[]
}

export async function insertClaim(tx: Transaction, { images, ...claim }: NewClaim): Promise<void> {
  const open = { answeredAt: null, answer: null, answeredBy: null, answerMessage: null }
  const row: Insertable<ClaimsTable> = {
    ...claim,
    ...open,
    replacementOrderId: null,
    refundId: null,
  }
  await tx.insertInto('claims').values(row).execute()
  await tx
    .insertInto('claimPhotos')
    .values(images.map((image, position) => ({ claimId: claim.id, position, image })))
    .execute()
}

type ClaimRow = Selectable<ClaimsTable>

export async function findClaim(db: Database, id: string): Promise<ClaimRow | null> {
  const row = await db.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** The open claim about an order with its photographs. */
export async function findOpenClaim(
  db: Database,
  orderId: string,
): Promise<{ id: string; message: string; images: string[] } | null> {
  const claim = await db
    .selectFrom('claims')
    .select(['id', 'message'])
    .where('orderId', '=', orderId)
    .where('answeredAt', 'is', null)
    .executeTakeFirst()
  return claim ? { ...claim, images: await listClaimImages(db, claim.id) } : null
}

interface ClaimAnswerRow {
  answer: ClaimAnswerKind
  answeredBy: string
  answerMessage: string
  replacementOrderId: string | null
  refundId: string | null
  answeredAt: number
}

/** Stores the answer. Returns false, and changes nothing, when the claim already has one. */
export async function setAnswer(
  tx: Transaction,
  claimId: string,
  answer: ClaimAnswerRow,
): Promise<boolean> {
  const updated = await tx
    .updateTable('claims')
    .set(answer)
    .where('id', '=', claimId)
    .where('answeredAt', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** The claims about an order, newest first. */
export async function listClaimsOf(db: Database, orderId: string): Promise<StaffClaim[]> {
  const rows = await db
    .selectFrom('claims')
    .leftJoin('orders as replacement', 'replacement.id', 'claims.replacementOrderId')
    .leftJoin('refunds', 'refunds.id', 'claims.refundId')
    .leftJoin('users', 'users.id', 'claims.answeredBy')
    .selectAll('claims')
    .select([
      'replacement.number as replacementNumber',
      'refunds.amount as amount',
      'users.name as staffName',
    ])
    .where('claims.orderId', '=', orderId)
    .orderBy('claims.openedAt', 'desc')
    .orderBy('claims.id', 'desc')
    .execute()
  if (rows.length === 0) return []
  const photos = await db
    .selectFrom('claimPhotos')
    .select(['claimId', 'position'])
    .where(
      'claimId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  return rows.map(({ replacementNumber, amount, staffName, ...row }) => ({
    id: row.id,
    message: row.message,
    photos: photos
      .filter(({ claimId }) => claimId === row.id)
      .map(({ position }) => claimPhotoAddress(row.id, position)),
    openedAt: row.openedAt,
    answeredBy: staffName,
    answer:
      row.answeredAt === null
        ? null
        : {
            kind: toAnswerKind(row.answer),
            message: row.answerMessage ?? '',
            at: row.answeredAt,
            replacement:
              row.replacementOrderId === null || replacementNumber === null
                ? null
                : { id: row.replacementOrderId, number: replacementNumber },
            amount,
          },
  }))
}

export function toAnswerKind(text: string | null): ClaimAnswerKind {
  const kind = claimAnswers.find((known) => known === text)
  if (!kind) throw new Error(`The database contains an unknown answer: ${text}`)
  return kind
}

/** The order whose flowers a free order replaces; null for every other order. */
export async function findReplacedOrder(
  db: Database,
  orderId: string,
): Promise<{ id: string; number: string } | null> {
  const row = await db
    .selectFrom('claims')
    .innerJoin('orders', 'orders.id', 'claims.orderId')
    .select(['orders.id', 'orders.number'])
    .where('claims.replacementOrderId', '=', orderId)
    .executeTakeFirst()
  return row ?? null
}

/** When the order was delivered, in epoch milliseconds: the last time, if a delivery was corrected. */
export async function findDeliveredAt(db: Database, orderId: string): Promise<number | null> {
  const row = await db
    .selectFrom('orderEvents')
    .select((all) => all.fn.max('at').as('at'))
    .where('orderId', '=', orderId)
    .where('kind', '=', 'moved')
    .where('toStatus', '=', 'delivered')
    .where('undo', 'is', null)
    .executeTakeFirst()
  return row?.at ?? null
}

/** The longest guarantee among the products of an order, in days. Archived products keep theirs. */
export async function findGuaranteeDays(db: Database, orderId: string): Promise<number> {
  const row = await db
    .selectFrom('orderLines')
    .leftJoin('products', 'products.id', 'orderLines.productId')
    .select(({ fn, lit }) =>
      fn.max<number>(fn.coalesce('products.guaranteeDays', lit(claimLimits.days))).as('days'),
    )
    .where('orderLines.orderId', '=', orderId)
    .executeTakeFirst()
  return row?.days ?? claimLimits.days
}

/** A photograph with the order of its claim. */
export async function findClaimPhoto(
  db: Database,
  { claimId, position }: { claimId: string; position: number },
): Promise<{ orderId: string; userId: string; image: string } | null> {
  const row = await db
    .selectFrom('claimPhotos')
    .innerJoin('claims', 'claims.id', 'claimPhotos.claimId')
    .innerJoin('orders', 'orders.id', 'claims.orderId')
    .select(['claims.orderId', 'orders.userId', 'claimPhotos.image'])
    .where('claimId', '=', claimId)
    .where('position', '=', position)
    .executeTakeFirst()
  return row ?? null
}

export async function listClaimImages(db: Database, claimId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('claimPhotos')
    .select('image')
    .where('claimId', '=', claimId)
    .orderBy('position')
    .execute()
  return rows.map(({ image }) => image)
}

export async function deleteClaimPhotos(tx: Transaction, claimId: string): Promise<void> {
  await tx.deleteFrom('claimPhotos').where('claimId', '=', claimId).execute()
}

/** Ids of claims that were answered before a time and still have photographs. */
export async function listClaimsToPurge(
  db: Database,
  { before, limit }: { before: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('claims')
    .select('id')
    .where('answeredAt', '<', before)
    .where((row) =>
      row.exists(
        row
          .selectFrom('claimPhotos')
          .select('position')
          .whereRef('claimPhotos.claimId', '=', 'claims.id'),
      ),
    )
    .orderBy('answeredAt')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
