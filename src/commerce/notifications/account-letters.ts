import { shopDetails } from '../shop-details.ts'
import type { Letter } from './letter.ts'

/** What the shop writes to somebody about their account: what was changed about it, or that it is there. */
export const accountOccasions = [
  'password.changed',
  'two-factor.turned-on',
  'two-factor.turned-off',
  'recovery-codes.renewed',
  'recovery-code.used',
  'email.changed',
  'invited.seller',
  'invited.superAdmin',
  'account.opened',
] as const
export type AccountOccasion = (typeof accountOccasions)[number]

/** Letters that can be believed without a click: of what happened to an account they say it, and link nowhere. */
export function writeAccountLetter(occasion: AccountOccasion, name: string): Letter {
  const { subject, body, ...rest } = words[occasion]
  const greeting = name ? `Hello ${name},` : 'Hello,'
  return {
    subject,
    preview: body,
    heading: subject,
    paragraphs: [greeting, body],
    footnote: notYou,
    ...rest,
  }
}

const notYou = `If it was not you, please write to ${shopDetails.email} at once.`

interface Words {
  subject: string
  body: string
  action?: { label: string; address: string }
  footnote?: string
}

const invitation = {
  subject: `${shopDetails.name} invites you to the workshop`,
  action: { label: 'Come in', address: '/login?next=%2Fdashboard' },
  footnote:
    'Sign in or register with this address, and confirm it: the invitation is yours alone. If you expected none, you can ignore this mail.',
}

const words: Record<AccountOccasion, Words> = {
  'password.changed': {
    subject: 'Your password was changed',
    body: 'Your account has a new password. Everywhere else you are signed out.',
  },
  'two-factor.turned-on': {
    subject: 'Two-factor authentication is on',
    body: 'From now on your account asks for a code besides the password. Keep the recovery codes where you find them without your phone.',
  },
  'two-factor.turned-off': {
    subject: 'Two-factor authentication is off',
    body: 'From now on your account asks for the password alone.',
  },
  'recovery-codes.renewed': {
    subject: 'Your recovery codes were renewed',
    body: 'Your account has new recovery codes. The ones from before are good for nothing.',
  },
  'recovery-code.used': {
    subject: 'A recovery code was used',
    body: 'Somebody, we hope you, signed in to your account with a recovery code. It is used up.',
  },
  // Goes to the old address, and does not name the new one: the old mailbox may be somebody else's by now.
  'email.changed': {
    subject: 'Your e-mail address was changed',
    body: 'Your account has a new e-mail address. From now on we write to that one.',
  },
  'invited.seller': {
    ...invitation,
    body: 'You are invited to run the day with us: orders, products and deliveries.',
  },
  'invited.superAdmin': {
    ...invitation,
    body: 'You are invited to run the shop with us: its orders and products, its people and its rules.',
  },
  'account.opened': {
    subject: 'Your account is open',
    body: 'We have opened an account for you, so that you find your orders again. Choose a password for it.',
    action: { label: 'Choose a password', address: '/reset-password' },
    footnote: 'If you did not ask us for one, you can ignore this mail.',
  },
}
