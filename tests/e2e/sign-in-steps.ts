import { expect, type Page } from '@playwright/test'
import { addresses } from '../support/test-settings.ts'

/** Steps of registration and sign-in. */

export const validPassword = 'tulips in march'

/** An email address for one test. */
export function newAddress(): string {
  return `visitor-${crypto.randomUUID().slice(0, 13)}@example.com`
}

export interface NewUser {
  name: string
  email: string
  password: string
}

/** Dispatch names a region after each driver, so drivers of parallel tests have names of their own. */
export const driverName = () =>
  `Nour ${crypto
    .randomUUID()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 6)}`

export async function fillInRegistration(
  page: Page,
  change: Partial<NewUser> = {},
): Promise<NewUser> {
  const newUser = { name: 'Nour Hamdi', email: newAddress(), password: validPassword, ...change }
  await page.getByLabel('Your name').fill(newUser.name)
  await page.getByLabel('Email').fill(newUser.email)
  await page.getByLabel('Password', { exact: true }).fill(newUser.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  return newUser
}

export async function register(page: Page, change: Partial<NewUser> = {}): Promise<NewUser> {
  await page.goto('/register')
  const newUser = await fillInRegistration(page, change)
  await page.waitForURL((url) => url.pathname === '/')
  return newUser
}

export async function fillInSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const signedOut = page.getByRole('link', { name: 'Sign in' })
  // Asked with something in the cart or wishlist, and of a guest with an order.
  const question = page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Sign out', exact: true })
  await expect(signedOut.or(question)).toBeVisible()
  if (await question.isVisible()) await question.click()
  await expect(signedOut).toBeVisible()
}

/** Opens the Google popup, and returns it once it shows the accounts. */
export async function openGoogle(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await opened
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  return popup
}

export async function chooseNewGoogleAccount(
  popup: Page,
  account: { name: string; email: string; verified?: boolean },
): Promise<void> {
  await popup.getByText('Use another account').click()
  await popup.getByLabel('Name').fill(account.name)
  await popup.getByLabel('Email', { exact: true }).fill(account.email)
  if (account.verified === false) await popup.getByLabel('Email address is verified').uncheck()
  await popup.getByRole('button', { name: 'Continue', exact: true }).click()
}

export async function expectToast(page: Page, title: string, message?: string): Promise<void> {
  // An earlier toast with the same title may still be shown.
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
  if (message) await expect(page.getByText(message, { exact: true })).toBeVisible()
}

/** The link in the latest email with this subject, once it has arrived. */
export async function mailedLink(page: Page, to: string, subject: string): Promise<string> {
  const address = `${addresses.sandbox}/_sandbox/mailbox?to=${encodeURIComponent(to)}`
  let link: string | undefined
  await expect(async () => {
    const mails: { subject: string; text: string }[] = await (
      await page.request.get(address)
    ).json()
    const mail = mails.find((one) => one.subject === subject)
    link = /http\S+/.exec(mail?.text ?? '')?.[0]
    expect(link).toBeTruthy()
  }).toPass()
  return link ?? ''
}

/** Opens the verification link of the email and confirms. */
export async function verifyEmail(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(page, email, 'Confirm your email address'))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
}

/** The text of the latest email to a recipient with this subject and content, once it has arrived. */
export async function mailTo(
  page: Page,
  to: string,
  { subject, saying }: { subject: string; saying: string },
): Promise<string> {
  const address = `${addresses.sandbox}/_sandbox/mailbox?to=${encodeURIComponent(to)}`
  let found: string | undefined
  await expect(async () => {
    const mails: { subject: string; text: string }[] = await (
      await page.request.get(address)
    ).json()
    found = mails.find((mail) => mail.subject.includes(subject) && mail.text.includes(saying))?.text
    expect(found).toBeTruthy()
  }).toPass()
  return found ?? ''
}
