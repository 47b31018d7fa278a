import { sanitiseName } from '../person-name.ts'
import { shopDetails } from '../shop-details.ts'
import type { Email } from './email-content.ts'

/** What the shop writes to somebody about their account: what was changed about it, or that it is there. */
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
  /** Empty where the address is not proved: anyone may have typed the name. */
  name: string
  /** Where a change of address is undone. */
  undoPath: string | null
}

/** Mails that can be believed without a click. The one link among them undoes a change of address. */
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
  body: 'Your account has a new email address. From now on you sign in with that one, and we send our mails there. If it was not you, undo it within seven days: you get your account back and choose a new password.',
  action: { label: 'Undo the change', address },
})

const notYou = `If it was not you, please write to ${shopDetails.email} at once.`

interface AccountEmailTexts {
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

const texts: Record<AccountEmailTrigger, AccountEmailTexts> = {
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
  // Goes to the previous address and does not name the new one: that mailbox may have another owner by now.
  'email.changed': {
    subject: 'Your email address was changed',
    body: 'Your account has a new email address. From now on we send our mails there.',
  },
  'email.added': {
    subject: 'This is your email address now',
    body: 'From now on you sign in with this address, and we send our mails here. Every other browser is signed out.',
  },
  'email.restored': {
    subject: 'Your email address was restored',
    body: 'Your account has this email address again. Every browser is signed out, and the password from before no longer works: choose a new one.',
    action: { label: 'Choose a new password', address: '/reset-password' },
  },
  'email.taken-back': {
    subject: 'An account no longer uses this address',
    body: 'The owner of an account has restored its previous email address. We send nothing about that account here any more.',
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
