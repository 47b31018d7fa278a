import { writeAudit } from '../../audit/audit-store.server.ts'
import { updatedAfter } from '../../catalogue/editing/product-draft.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { ContentPage, ContentTexts } from '../content-page.ts'
import { insertPage, replacePage } from '../content-store.server.ts'
import { type ContentProblems, checkContentTexts } from './check-content-texts.ts'
import { changeContent } from './content-change.server.ts'
import { type EditedContentPage, findEditedPage } from './content-to-edit.server.ts'

type UpdatedContentPage =
  | Accepted<{ edited: EditedContentPage }>
  | Refusal<'not-valid', { problems: ContentProblems }>
  | Refusal<'changed-elsewhere'>

interface ContentUpdate {
  page: ContentPage
  texts: ContentTexts
  /** `updatedAt` as the user loaded it, for the conflict check; null for a standard text. */
  seenUpdatedAt: number | null
}

export async function updateContentPage(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { page, texts: typed, seenUpdatedAt }: ContentUpdate,
  actorId: string,
): Promise<UpdatedContentPage> {
  const problems = checkContentTexts(typed)
  if (Object.keys(problems).length > 0) return { ok: false, refusal: 'not-valid', problems }
  const at = shop.now()
  const texts = trimmed(typed)
  return changeContent(shop.db, async (tx) => {
    const before = await findEditedPage(tx, page)
    if (before.updatedAt !== seenUpdatedAt) return { ok: false, refusal: 'changed-elsewhere' }
    const updatedAt = seenUpdatedAt === null ? at : updatedAfter({ updatedAt: seenUpdatedAt }, at)
    const row = { page, ...texts, updatedAt, updatedBy: actorId }
    // Two users may have read the same version: one of them writes.
    const isWritten = await (seenUpdatedAt === null
      ? insertPage(tx, row)
      : replacePage(tx, row, seenUpdatedAt))
    if (!isWritten) return { ok: false, refusal: 'changed-elsewhere' }
    const action = 'page.updated'
    await writeAudit(tx, { at, actorId, action, subject: page, before: before.texts, after: texts })
    return { ok: true, edited: { texts, updatedAt } }
  })
}

function trimmed(texts: ContentTexts): ContentTexts {
  return {
    title: texts.title.trim(),
    titleAr: texts.titleAr.trim(),
    lead: texts.lead.trim(),
    leadAr: texts.leadAr.trim(),
    body: texts.body.trim(),
    bodyAr: texts.bodyAr.trim(),
  }
}
