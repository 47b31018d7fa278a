import type { EmbeddedAuth } from '../providers/embedded/embedded-auth.server.ts'

export interface PasswordAccount {
  email: string
  password: string
  name: string
}

/**
 * Opens an account with a verified address and answers its uid. An account that is there already keeps its
 * password. For scripts: nobody who comes by the shop's front door is believed their address without a mail.
 */
export async function openPasswordAccount(
  auth: EmbeddedAuth,
  { email, password, name }: PasswordAccount,
): Promise<string> {
  const context = await auth.$context
  const address = email.toLowerCase()
  const id = await findOrCreate(auth, { email: address, name, emailVerified: true })
  // A script that was stopped half-way left the account without its password.
  if (!(await context.internalAdapter.findCredentialAccount(id))) {
    await context.internalAdapter.linkAccount({
      userId: id,
      accountId: id,
      providerId: 'credential',
      password: await context.password.hash(password),
    })
  }
  return id
}

/**
 * An account that nobody can sign in to before its owner has chosen a password by mail. Answers its uid. One whose
 * address was never proved makes way, with its sign-ins, its second factor and its links: whoever registered it may be
 * anybody. That of a customer stays.
 */
export async function openBareAccount(
  auth: EmbeddedAuth,
  { email, name }: Omit<PasswordAccount, 'password'>,
  isCustomer: (uid: string) => Promise<boolean>,
): Promise<string> {
  const { internalAdapter } = await auth.$context
  const address = email.toLowerCase()
  const found = await internalAdapter.findUserByEmail(address)
  const isOpen = found && (await internalAdapter.findAccounts(found.user.id)).length > 0
  if (isOpen && !found.user.emailVerified && !(await isCustomer(found.user.id))) {
    await internalAdapter.deleteUser(found.user.id)
  }
  return findOrCreate(auth, { email: address, name, emailVerified: false })
}

async function findOrCreate(
  auth: EmbeddedAuth,
  user: { email: string; name: string; emailVerified: boolean },
): Promise<string> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findUserByEmail(user.email)
  const { id } =
    found?.user ?? (await internalAdapter.createUser(user, { method: 'email-password' }))
  return id
}
