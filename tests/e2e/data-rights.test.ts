import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { insertOwnerLink } from '../../src/commerce/orders/owner-link/owner-link-store.server.ts'
import { openAsSeller, signInAs } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { addCardLink, addRecipientLink } from './recipient-data.ts'
import { insertTestOrder, withTables } from './test-data.ts'

/** An order that has ended, and the owner's link of its email. */
async function addOwnedOrder(): Promise<{ orderId: string; number: string; link: string }> {
  const recipient = { recipientName: 'Karim Nabil', date: '2031-03-21' }
  const { id: orderId, number } = await insertTestOrder(recipient, { status: 'delivered' })
  // 43 characters, as the token of an email has.
  const token = `${crypto.randomUUID()}-link-1`.padEnd(43, 'x')
  await withTables((db) => insertOwnerLink(db, { token, orderId, scope: 'order', at: Date.now() }))
  return { orderId, number, link: `/o/${orderId}#key=${token}` }
}

/** Opens the question of an erasure, and confirms it. */
async function erase(page: Page, { action, title }: { action: string; title: string }) {
  await page.getByRole('button', { name: action }).click()
  const question = page.getByRole('alertdialog', { name: title })
  await expectAccessible(page)
  await question.getByRole('button', { name: action }).click()
  await expect(question).toHaveCount(0)
}

/** The stored name of the recipient. */
function recipientOf(orderId: string): Promise<string> {
  return withTables(async (db) => {
    const order = await db
      .selectFrom('orders')
      .select('recipientName')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    return order.recipientName
  })
}

test('a guest exports and erases an order with the link of the email', async ({ page }) => {
  const { orderId, number, link } = await addOwnedOrder()
  await page.goto(link)
  await expect(page.getByRole('main')).toContainText('Karim Nabil')
  const data = page.getByRole('region', { name: 'Data of this order' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Download my data' }).click(),
  ])
  const files = unzipSync(readFileSync(await download.path()))
  expect(Object.keys(files)).toEqual([`orders/${number}.json`])
  expect(new TextDecoder().decode(files[`orders/${number}.json`])).toContain('Karim Nabil')

  await erase(page, { action: 'Delete data', title: 'Delete the data of this order?' })
  await expect(page.getByRole('main')).not.toContainText('Karim Nabil')
  expect(await recipientOf(orderId)).toBe('')
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('a recipient erases the data with the code on the card', { tag: '@long' }, async ({
  page,
}) => {
  const { orderId } = await addRecipientLink({ status: 'delivered' })
  const card = `/r/${await addCardLink(orderId)}`
  await page.goto(card)
  await erase(page, { action: 'Delete my data', title: 'Delete your data?' })
  await expect(page.getByRole('status').getByText('Your data is deleted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete my data' })).toHaveCount(0)
  expect(await recipientOf(orderId)).toBe('')
})

test('a recipient erases the data with the link for the address in Arabic', {
  tag: '@long',
}, async ({ page }) => {
  const { orderId, token } = await addRecipientLink({ status: 'delivered' })
  await page.goto(`/ar/a/${token}`)
  await erase(page, { action: 'حذف بياناتي', title: 'هل تريد حذف بياناتك؟' })
  await expect(page.getByRole('button', { name: 'حذف بياناتي' })).toHaveCount(0)
  expect(await recipientOf(orderId)).toBe('')
})

test('a super admin erases the recipient of an order whose links are over', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const date = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10)
  const { id } = await insertTestOrder(
    { recipientName: 'Hoda Sabry', date },
    { status: 'delivered' },
  )
  expect((await page.request.get(`/r/${await addCardLink(id)}`)).status()).toBe(404)
  const path = `/dashboard/orders/${id}`
  const action = 'Erase recipient’s data'
  const seller = await visitor()
  await openAsSeller(seller, path)
  await expect(seller.getByRole('main')).toContainText('Hoda Sabry')
  await expect(seller.getByRole('button', { name: action })).toHaveCount(0)

  await signInAs(page, 'superAdmin')
  await page.goto(path)
  await page.getByRole('button', { name: action }).click()
  const question = page.getByRole('alertdialog', { name: 'Erase the recipient’s data?' })
  await expect(question).toContainText('This cannot be undone.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(question).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main).toContainText('were deleted at their request')
  await expect(main).not.toContainText('Hoda Sabry')
  await expect(main).toContainText('Mona Adel')
  await expect(page.getByRole('button', { name: action })).toHaveCount(0)
  expect(await recipientOf(id)).toBe('')
  await page.goto(`/dashboard/audit?object=${id}`)
  await expect(page.getByRole('list', { name: 'Audit log, newest first' })).toContainText(
    'erased the personal data of the recipient of order',
  )
})
