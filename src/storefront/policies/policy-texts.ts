import type { PolicyText } from './policy-text.ts'

// Each page loads its own text only.
const policies: Record<string, () => Promise<() => PolicyText>> = {
  delivery: async () => (await import('./delivery.messages.ts')).deliveryPolicy,
  freshness: async () => (await import('./freshness.messages.ts')).freshnessPolicy,
  substitution: async () => (await import('./substitution.messages.ts')).substitutionPolicy,
  contact: async () => (await import('./contact.messages.ts')).contactPolicy,
  terms: async () => (await import('./terms.messages.ts')).termsPolicy,
  privacy: async () => (await import('./privacy.messages.ts')).privacyPolicy,
}

/** The text of a policy page in the current language, or undefined for any other name. */
export async function findPolicyText(name: string): Promise<PolicyText | undefined> {
  const load = Object.hasOwn(policies, name) ? policies[name] : undefined
  return load && (await load())()
}
