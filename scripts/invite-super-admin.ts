import './support/checked-settings.ts'
import { inviteFirstSuperAdmin } from '#commerce/staff/invite-first-super-admin.server.ts'
import { database, shop } from '#platform/services.server.ts'

/** Invites the first super admin of a new shop: `npm run invite -- nadia@example.com`. */

const answers = {
  'not-an-address': 'Enter a valid email address.',
  'there-is-one': 'There is a super admin already, who can invite others in the dashboard.',
}

const email = process.argv[2] ?? ''
const invited = await inviteFirstSuperAdmin(shop, email)
await database.close()
if (invited.ok) {
  console.log(`${email} becomes super admin at the first sign-in with this verified email.`)
} else {
  console.error(answers[invited.refusal])
  process.exitCode = 1
}
