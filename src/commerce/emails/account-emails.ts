import { withLocale } from '#i18n/localized-path.ts'
import { sanitiseName } from '../person-name.ts'
import { shopDetails } from '../shop-details.ts'
import { accountEmailText as text } from './account-emails.messages.ts'
import type { Email } from './mailer.ts'
import { greeting } from './order-email-parts.ts'

/** The emails about an account: security notices and invitations. */
export const accountEmailTriggers = [
  'password.changed',
  'two-factor.turned-on',
  'two-factor.turned-off',
  'two-factor.reset',
  'recovery-codes.renewed',
  'recovery-code.used',
  'passkey.added',
  'passkey.removed',
  'email.changed',
  'email.added',
  'email.restored',
  'email.taken-back',
  'invited.seller',
  'invited.driver',
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
    ...texts[trigger](),
    ...(undoPath ? undo(undoPath) : {}),
  }
  return {
    subject,
    preview: body,
    heading: subject,
    paragraphs: [greeting(sanitiseName(name)), body],
    footnote: text('notYou', { email: shopDetails.email }),
    ...rest,
  }
}

const undo = (path: string) => ({
  body: text('undoBody'),
  action: { label: text('undoAction'), address: withLocale(path) },
})

interface AccountEmailTexts {
  subject: string
  body: string
  action?: { label: string; address: string }
  footnote?: string
}

const invitation = (page = '/dashboard') => ({
  subject: text('invited', { shop: shopDetails.name }),
  action: {
    label: text('invitedAction'),
    address: withLocale(`/login?next=${encodeURIComponent(page)}`),
  },
  footnote: text('invitedFootnote'),
})

const texts: Record<AccountEmailTrigger, () => AccountEmailTexts> = {
  'password.changed': () => ({
    subject: text('passwordChanged'),
    body: text('passwordChangedBody'),
  }),
  'two-factor.turned-on': () => ({ subject: text('twoFactorOn'), body: text('twoFactorOnBody') }),
  'two-factor.turned-off': () => ({
    subject: text('twoFactorOff'),
    body: text('twoFactorOffBody'),
  }),
  'two-factor.reset': () => ({ subject: text('twoFactorReset'), body: text('twoFactorResetBody') }),
  'recovery-codes.renewed': () => ({
    subject: text('codesRenewed'),
    body: text('codesRenewedBody'),
  }),
  'recovery-code.used': () => ({ subject: text('codeUsed'), body: text('codeUsedBody') }),
  'passkey.added': () => ({ subject: text('passkeyAdded'), body: text('passkeyAddedBody') }),
  'passkey.removed': () => ({
    subject: text('passkeyRemoved'),
    body: text('passkeyRemovedBody'),
  }),
  // Sent to the previous address without the new one, because that mailbox may have another owner by now.
  'email.changed': () => ({ subject: text('emailChanged'), body: text('emailChangedBody') }),
  'email.added': () => ({ subject: text('emailAdded'), body: text('emailAddedBody') }),
  'email.restored': () => ({
    subject: text('emailRestored'),
    body: text('emailRestoredBody'),
    action: { label: text('emailRestoredAction'), address: withLocale('/reset-password') },
  }),
  'email.taken-back': () => ({ subject: text('emailTakenBack'), body: text('emailTakenBackBody') }),
  'invited.seller': () => ({ ...invitation(), body: text('invitedSellerBody') }),
  'invited.driver': () => ({ ...invitation('/driver'), body: text('invitedDriverBody') }),
  'invited.superAdmin': () => ({ ...invitation(), body: text('invitedSuperAdminBody') }),
  'account.opened': () => ({
    subject: text('opened'),
    body: text('openedBody'),
    action: { label: text('openedAction'), address: withLocale('/reset-password') },
    footnote: text('openedFootnote'),
  }),
}
