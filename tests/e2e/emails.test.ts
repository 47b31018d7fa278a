import { z } from 'zod'
import { sandboxCall } from '../support/sandbox-process.ts'
import { addresses } from '../support/test-settings.ts'
import { goToCheckout, orderIdOf, payOnline } from './checkout-steps.ts'
import { expect, test } from './fixtures.ts'

const mailsSchema = z.array(z.object({ id: z.number(), subject: z.string(), html: z.string() }))

test('the pictures of an email load in a mail client on another origin', { tag: '@long' }, async ({
  page,
}) => {
  const { product } = await goToCheckout(page)
  await payOnline(page)
  const orderId = orderIdOf(page)
  let mailId = 0
  await expect(async () => {
    const found = mailsSchema.parse(await sandboxCall('GET', '/mailbox?to=mona@example.com'))
    const mail = found.find(
      ({ subject, html }) =>
        subject.startsWith('Your flowers are confirmed') && html.includes(orderId),
    )
    mailId = mail?.id ?? 0
    expect(mailId).toBeGreaterThan(0)
  }).toPass()

  await page.goto(`${addresses.sandbox}/mailbox/${mailId}/html`)
  await expect(page.getByRole('img', { name: 'Nawwar' })).toBeVisible()
  const pictures = page.getByRole('img')
  await expect(pictures).toHaveCount(3)
  for (const picture of await pictures.all()) {
    await expect(picture).not.toHaveAttribute('alt', '')
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
  await expect(page.getByRole('img', { name: product }).first()).toBeVisible()
  // The guest has not proved the mailbox.
  await expect(page.getByText(/Happy birthday|Brazil Street/)).toHaveCount(0)
})
