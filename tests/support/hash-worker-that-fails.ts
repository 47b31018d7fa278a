/** A hash worker that returns the password itself, or fails as the password says. */
export async function answer({ password }: { password: string }): Promise<string> {
  if (password === 'throws') throw new Error('The hash failed.')
  if (password === 'exits') process.exit(0)
  if (password === 'crashes') {
    setImmediate(() => {
      throw new Error('The worker crashed.')
    })
    return new Promise(() => undefined)
  }
  return password
}
