import { z } from 'zod'
import { sandboxCall } from '../support/sandbox-process.ts'
import { goToCheckout, orderIdOf, payOnline } from './checkout-steps.ts'
import { signInAs } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { sendOut } from './order-steps.ts'
import { openWithPausedScripts } from './paused-scripts.ts'

const messageSchema = z.array(z.object({ body: z.string() }))

/** The link of the latest text message to a number. */
async function textedLink(to: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const found = await sandboxCall('GET', `/messages?to=${encodeURIComponent(to)}`)
    const [latest] = messageSchema.parse(found)
    link = /https?:\/\/\S+$/.exec(latest?.body ?? '')?.[0] ?? ''
    expect(link).toMatch(/\/a\/\w{40}$/)
  }).toPass()
  return link
}

/** A mobile number of one test alone. */
function newNumber(): string {
  return `+2012${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`
}

test('the shop texts the recipient of an anonymous order, and the customer never sees the address', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await goToCheckout(page)
  const wrong = newNumber()
  await page.getByLabel('Mobile number').fill(wrong)
  await page.getByRole('radio', { name: /^Ask the recipient/ }).check({ force: true })
  await expect(page.getByLabel('Street')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Sign with my name' }).uncheck()
  await expect(page.getByText('We text them a private link, without your name.')).toBeVisible()
  await expectAccessible(page)
  await payOnline(page)
  const orderId = orderIdOf(page)
  const panel = page.getByRole('region', { name: 'We still need the address' })
  await expect(panel).toContainText(/We need it by \w+ \d+ \w+, \d+ (am|pm)\. If it is still/)
  const oldLink = await textedLink(wrong)
  await page.reload()
  await expect(panel).toContainText('We texted Karim Nabil a private link')
  await expect(panel.getByRole('button', { name: 'Create link' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Text again' }).click()
  await expect(page.getByText(/Try again in \d+ minutes/)).toBeVisible()
  await expectAccessible(page)

  const number = newNumber()
  await page.getByRole('button', { name: 'Edit phone number' }).click()
  await page.getByLabel('Recipient’s mobile number').fill(number)
  await page.getByRole('button', { name: 'Save' }).click()
  const link = await textedLink(number)
  expect(link).not.toBe(oldLink)

  const recipient = await visitor()
  const answer = await recipient.goto(link)
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  })
  const html = (await answer?.text()) ?? ''
  for (const secret of ['Mona', 'Adel', 'mona@', '234567', 'birthday', orderId]) {
    expect(html).not.toContain(secret)
  }
  await expect(
    recipient.getByRole('heading', { name: 'Someone is sending you flowers' }),
  ).toBeVisible()
  await recipient.getByRole('button', { name: 'Send address' }).click()
  await expect(recipient.getByText('Enter the street.')).toBeVisible()
  await expect(recipient.getByLabel('Street in Zamalek')).toBeFocused()
  await expectAccessible(recipient)
  await recipient.getByLabel('Street in Zamalek').fill('شارع شجرة الدر')
  await recipient.getByLabel('Building').fill('Villa Lotus')
  await recipient.getByRole('button', { name: 'Send address' }).dblclick()
  await expect(
    recipient.getByRole('heading', { name: 'Thank you, we have your address' }),
  ).toBeVisible()
  await recipient.reload()
  expect(await recipient.content()).not.toContain('Villa Lotus')

  const seen = await page.goto(page.url())
  expect(await seen?.text()).not.toContain('Villa Lotus')
  await expect(page.getByText('The recipient gave us the address.')).toBeVisible()
})

test('typing before hydration is kept and does not leak into the URL', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  await goToCheckout(page)
  await page.getByRole('radio', { name: /^Ask the recipient/ }).check({ force: true })
  await payOnline(page)
  await page.getByRole('button', { name: 'Create link' }).press('Enter')
  const link = (await page.getByText(/\/a\/[A-Za-z0-9]{40}$/).textContent()) ?? ''
  await expect(page.getByRole('link', { name: 'Send via WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/201001234567\?text=/,
  )
  await expect(page.getByRole('main')).toBeFocused()
  await expectAccessible(page)

  const recipient = await visitor()
  const scripts = await openWithPausedScripts(recipient, link)
  const send = recipient.getByRole('button', { name: 'Send address' })
  await recipient.getByLabel('Street in Zamalek').fill('Shagaret El Dor')
  await expect(send).toBeDisabled()
  await recipient.getByLabel('Street in Zamalek').press('Enter')
  await scripts()
  await expect(send).toBeEnabled()
  await expect(recipient).toHaveURL(link)
  await send.click()
  await expect(recipient.getByText('Enter the building.')).toBeVisible()
  await expect(recipient.getByLabel('Street in Zamalek')).toHaveValue('Shagaret El Dor')
})

test('an order without an address cannot go out until a seller enters it', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await goToCheckout(page)
  await page.getByRole('radio', { name: /^Ask the recipient/ }).check({ force: true })
  await payOnline(page)

  const seller = await visitor()
  await signInAs(seller, 'seller')
  await seller.goto(`/dashboard/orders/${orderIdOf(page)}`)
  await expect(seller.getByText('Missing. The recipient has not given it yet.')).toBeVisible()
  await seller.getByRole('button', { name: 'Start preparing' }).click()
  await seller.getByRole('button', { name: 'Send out' }).click()
  await expect(seller.getByText('Address missing')).toBeVisible()
  await seller.getByRole('button', { name: 'Enter address' }).click()
  await seller.getByLabel('Street').fill('Brazil Street')
  await seller.getByLabel('Building').fill('12')
  await expectAccessible(seller)
  await seller.getByRole('button', { name: 'Save' }).click()
  await expect(seller.getByText('Brazil Street, 12')).toBeVisible()
  await sendOut(seller)
  await expect(seller.getByText('Out for delivery').first()).toBeVisible()
})
