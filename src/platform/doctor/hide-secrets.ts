const names = /KEY|SECRET|TOKEN|PASSWORD/
const shortest = 6

/**
 * Removes the values of secrets, and the passwords in URLs, from a text: the error message of a library may quote them.
 */
export function secretsHidden(settings: Record<string, unknown>): (text: string) => string {
  const secrets = Object.entries(settings).flatMap(([name, value]) => {
    if (typeof value !== 'string') return []
    return names.test(name) ? [value] : passwordsIn(value)
  })
  const long = secrets.filter((secret) => secret.length >= shortest)
  return (text) => long.reduce((left, secret) => left.replaceAll(secret, '…'), text)
}

function passwordsIn(value: string): string[] {
  if (!URL.canParse(value)) return []
  const { password } = new URL(value)
  return password === '' ? [] : [password, decoded(password), value]
}

/** Unchanged if a percent sign is not encoded: the doctor must still run. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
