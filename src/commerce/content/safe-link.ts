/**
 * Whether a link of a content page leads to a page of the shop, a site, an email address or a number. A browser reads
 * `//` and `/\` at the start as another site, and drops line breaks and tabs before it reads a scheme. A placeholder is
 * replaced in texts only.
 */
export function isSafeLink(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\s\\{}]*$/i.test(href)
}
