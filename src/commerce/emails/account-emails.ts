import { sanitiseName } from '../person-name.ts'
import { shopDetails } from '../shop-details.ts'
import type { Email } from './mailer.ts'

/** The emails about an account: security notices and invitations. */
export const accountEmailTriggers = [
  'password.changed',
  'two-factor.turned-on',
  'two-factor.turned-off',
  'recovery-codes.renewed',
  'recovery-code.used',
  'email.changed',
  'email.added',
  'email.restored',
  'email.taken-back',
  'invited.seller',
  'invited.superAdmin',
  'account.opened',
] as const
export type AccountEmailTrigger = (typeof accountEmailTriggers)[number]

interface Recipient {
  /** Empty for an unproved address, because anyone may have typed the name. */
  name: string
  /** The path that undoes a change of address. */
  undoPath: string | null
}

/**
 * Security notices contain no link, so that customers do not learn to click in such emails; the exception undoes a change
 * of address.
 */
export function buildAccountEmail(
  trigger: AccountEmailTrigger,
  { name, undoPath }: Recipient,
): Email {
  const { subject, body, ...rest } = {
    ...texts[trigger],
    ...(undoPath ? undo(undoPath) : {}),
  }
  const safe = sanitiseName(name)
  const greeting = safe ? `Hello ${safe},` : 'Hello,'
  return {
    subject,
    preview: body,
    heading: subject,
    paragraphs: [greeting, body],
    footnote: notYou,
    ...rest,
  }
}

const undo = (address: string) => ({
  body: 'The email address of your account was changed. You now sign in with the new address, and we send our emails there. If this was not you, undo the change within 7 days to get your account back and choose a new password.',
  action: { label: 'Undo this change', address },
})

const notYou = `If this was not you, contact us at ${shopDetails.email} right away.`

interface AccountEmailTexts {
  subject: string
  body: string
  action?: { label: string; address: string }
  footnote?: string
}

const invitation = {
  subject: `You are invited to the team of ${shopDetails.name}`,
  action: { label: 'Accept invitation', address: '/login?next=%2Fdashboard' },
  footnote:
    'Sign in or register with this email address and verify it. If you did not expect this invitation, you can ignore this email.',
}

const texts: Record<AccountEmailTrigger, AccountEmailTexts> = {
  'password.changed': {
    subject: 'Your password was changed',
    body: 'The password of your account was changed. You are signed out on all other devices.',
  },
  'two-factor.turned-on': {
    subject: 'Two-factor authentication is on',
    body: 'You now sign in with your password and a code. Keep your recovery codes in a safe place that you can reach without your phone.',
  },
  'two-factor.turned-off': {
    subject: 'Two-factor authentication is off',
    body: 'You now sign in with your password only.',
  },
  'recovery-codes.renewed': {
    subject: 'You have new recovery codes',
    body: 'New recovery codes were created for your account. Your previous codes no longer work.',
  },
  'recovery-code.used': {
    subject: 'A recovery code was used',
    body: 'A recovery code was used to sign in to your account. Each code works only once.',
  },
  // Sent to the previous address without the new one, because that mailbox may have another owner by now.
  'email.changed': {
    subject: 'Your email address was changed',
    body: 'The email address of your account was changed. We now send our emails to the new address.',
  },
  'email.added': {
    subject: 'Your new email address',
    body: 'You now sign in with this email address, and we send our emails here. You are signed out on all other devices.',
  },
  'email.restored': {
    subject: 'Your email address was restored',
    body: 'Your account uses this email address again. You are signed out on all devices, and the old password no longer works. Choose a new one.',
    action: { label: 'Choose a new password', address: '/reset-password' },
  },
  'email.taken-back': {
    subject: 'An account no longer uses this address',
    body: 'The owner of an account restored its previous email address. We no longer send emails about that account here.',
  },
  'invited.seller': {
    ...invitation,
    body: 'You are invited to manage orders, products and deliveries.',
  },
  'invited.superAdmin': {
    ...invitation,
    body: 'You are invited to manage the shop: orders, products, staff and settings.',
  },
  'account.opened': {
    subject: 'Your account is ready',
    body: 'We created an account for you, so that you can find your orders. Choose a password to sign in.',
    action: { label: 'Choose a password', address: '/reset-password' },
    footnote: 'If you did not ask for an account, you can ignore this email.',
  },
}
