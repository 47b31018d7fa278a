import type { EmbeddedAuth } from '../embedded-auth.server.ts'

export interface PasswordAccount {
  email: string
  password: string
  name: string
}

/**
 * Creates an account with a verified address and returns its uid; an existing account keeps its password. For scripts
 * only: the web never accepts an address without a mailed link.
 */
export async function createVerifiedAccount(
  auth: EmbeddedAuth,
  { email, password, name }: PasswordAccount,
): Promise<string> {
  const context = await auth.$context
  const address = email.toLowerCase()
  const id = await findOrCreate(auth, { email: address, name, emailVerified: true })
  // An interrupted script left the account without its password.
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
 * Creates an account without a password; its owner chooses one by a mailed link. Returns the uid. An existing account
 * with an unverified address is replaced, because a stranger may have registered it; a customer's account stays.
 */
export async function createAccountWithoutPassword(
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
