import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { ContentPage } from '../content-page.ts'
import { deletePage } from '../content-store.server.ts'
import { standardTexts } from '../standard/standard-texts.server.ts'
import { changeContent } from './content-change.server.ts'
import { type EditedContentPage, findEditedPage } from './content-to-edit.server.ts'

type RestoredContentPage = Accepted<{ edited: EditedContentPage }> | Refusal<'changed-elsewhere'>

/** Replaces the edits of a page by the text that ships with the shop. The audit log keeps the edits. */
export async function restoreContentPage(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { page, seenUpdatedAt }: { page: ContentPage; seenUpdatedAt: number },
  actorId: string,
): Promise<RestoredContentPage> {
  const at = shop.now()
  return changeContent(shop.db, async (tx) => {
    const before = await findEditedPage(tx, page)
    const texts = standardTexts(page)
    // A second click: the page is as requested already.
    if (before.updatedAt === null) return { ok: true, edited: { texts, updatedAt: null } }
    if (before.updatedAt !== seenUpdatedAt || !(await deletePage(tx, page, seenUpdatedAt))) {
      return { ok: false, refusal: 'changed-elsewhere' }
    }
    const action = 'page.restored'
    await writeAudit(tx, { at, actorId, action, subject: page, before: before.texts, after: texts })
    return { ok: true, edited: { texts, updatedAt: null } }
  })
}
