/** The domains of most private addresses. */
const common = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'live.com']

/** Domains that are one letter away from a common one, and right. */
const similar = new Set(['mail.com', 'email.com', 'ymail.com', 'cloud.com', 'olive.com'])

/** The address that was probably meant, when its domain is one typo away from a common one. */
export function suggestEmail(email: string): string | null {
  const typed = email.trim()
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1).toLowerCase()
  if (at < 1 || common.includes(domain) || similar.has(domain)) return null
  const meant = common.find((known) => isOneEditApart(domain, known))
  return meant ? `${typed.slice(0, at)}@${meant}` : null
}

/** A missing, extra, wrong or swapped letter. */
function isOneEditApart(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const [a, b] = [one.slice(same), other.slice(same)]
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}
