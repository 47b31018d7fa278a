const names = /KEY|SECRET|TOKEN|PASSWORD/
const shortest = 6

/**
 * Takes the values of secrets out of a text, and the passwords inside of addresses: an error message of somebody else's
 * may quote what it was given.
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

/** As it is where somebody forgot to encode a percent sign: that is no reason to look at nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
