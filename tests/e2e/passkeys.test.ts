import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, testWithErrors } from './fixtures.ts'
import {
  expectToast,
  fillInSignIn,
  mailTo,
  register,
  signOut,
  verifyEmail,
} from './sign-in-steps.ts'
import { makeStaff } from './test-data.ts'
import { turnOnSecondFactor } from './two-factor-steps.ts'

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const withPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

/** Gives the browser an authenticator, whose user confirms each prompt. Returns a switch for refusals. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
}

/** The authenticator would confirm the suggestion of the email field at once. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })

async function registerWithPasskey(page: Page) {
  const user = await register(page)
  await verifyEmail(page, user.email)
  const answerAs = await addAuthenticator(page)
  await page.goto('/account/security')
  await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Passkey added')
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(1)
  return { ...user, answerAs }
}

async function leave(page: Page) {
  await page.goto('/')
  await signOut(page)
  await page.goto('/login')
}

test('a customer adds and renames a passkey, and signs in with it', { tag: '@long' }, async ({
  page,
}) => {
  test.slow()
  await withoutAutofill(page)
  const { email } = await registerWithPasskey(page)
  await mailTo(page, email, { subject: 'A passkey was added', saying: 'sign in with it' })
  await expectAccessible(page)
  await passkeys(page)
    .getByRole('button', { name: /^Rename Chrome/ })
    .click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys(page).getByRole('listitem')).toContainText('My laptop')

  await leave(page)
  await expectAccessible(page)
  await withPasskey(page).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/account/security')
  await expect(passkeys(page).getByText('My laptop')).toBeVisible()
})

test('the email field offers the passkey', { tag: '@long' }, async ({ page }) => {
  test.slow()
  await registerWithPasskey(page)
  await leave(page)
  await page.waitForURL((url) => url.pathname === '/')
  await expectToast(page, 'Signed in')
})

test('staff with two-factor authentication sign in with a passkey alone', { tag: '@long' }, async ({
  page,
}) => {
  test.slow()
  await withoutAutofill(page)
  const { email, password } = await registerWithPasskey(page)
  await makeStaff(email, 'seller')
  await turnOnSecondFactor(page, password)

  await leave(page)
  await withPasskey(page).click()
  await page.waitForURL('**/dashboard/home')
})

testWithErrors('a removed passkey no longer signs in', { tag: '@long' }, async ({ page }) => {
  testWithErrors.slow()
  await withoutAutofill(page)
  const { email, password } = await registerWithPasskey(page)
  await passkeys(page)
    .getByRole('button', { name: /^Remove Chrome/ })
    .click()
  const question = page.getByRole('alertdialog')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expectToast(page, 'Passkey removed')
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0)
  await page.reload()
  await expect(passkeys(page).getByRole('button', { name: 'Add a passkey' })).toBeVisible()

  await leave(page)
  await withPasskey(page).click()
  await expectToast(page, 'Passkey Not Found')
  await fillInSignIn(page, email, password)
  await page.waitForURL((url) => url.pathname === '/')
})

test('a cancelled prompt shows a message, and the page goes on', { tag: '@long' }, async ({
  page,
}) => {
  test.slow()
  await withoutAutofill(page)
  const { email, password, answerAs } = await registerWithPasskey(page)
  await leave(page)
  await answerAs(false)
  await withPasskey(page).click()
  await expectToast(page, 'Passkey Not Used')
  await fillInSignIn(page, email, password)
  await page.waitForURL((url) => url.pathname === '/')
})

test('a browser without passkeys shows none', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential')
  })
  await register(page)
  await page.goto('/account/security')
  await expect(page.getByRole('region', { name: 'Signed-in devices' })).toBeVisible()
  await expect(passkeys(page)).toHaveCount(0)
  await leave(page)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(withPasskey(page)).toHaveCount(0)
})
