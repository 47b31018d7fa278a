import type { Page } from '@playwright/test'

/** The parts of a page, and the dialogs over it. */
const parts = 'header, aside, main, footer, [role="dialog"], [role="alertdialog"]'

/** Names that are Latin in Arabic texts too. */
const latinNames = ['English', 'Nawwar', 'WhatsApp', 'JavaScript', 'Google']

/**
 * Words with Latin letters in texts and labels. Products and categories are data, which other tests write in English;
 * on pages of staff, `of: 'staff'`, texts of customers are too.
 */
export async function latinWords(
  page: Page,
  {
    allowed = [],
    of = 'customers',
  }: { allowed?: readonly string[]; of?: 'customers' | 'staff' } = {},
): Promise<string[]> {
  const isStaff = of === 'staff'
  const texts = await page.locator(parts).evaluateAll((parts, isStaff) => {
    const catalogue = 'article, a[href*="category="], select[name="category"]'
    const notTexts = 'script, style, noscript, [lang="en"]'
    const data = `${catalogue}, ${notTexts}${isStaff ? ', bdi, [dir="auto"]' : ''}`
    const labels = ['aria-label', 'alt', 'title', 'placeholder']
    return parts.flatMap((part) => {
      const found: string[] = []
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      for (let node: Node | null = part; node; node = walker.nextNode()) {
        const element = node instanceof Element ? node : node.parentElement
        if (!element || element.closest(data)) continue
        if (node instanceof Element) {
          found.push(...labels.map((name) => node.getAttribute(name) ?? ''))
        } else {
          found.push(node.textContent ?? '')
        }
      }
      return found
    })
  }, isStaff)
  const known = [...latinNames, ...allowed]
  return texts
    .flatMap((text) => withoutData(text, isStaff).match(/[A-Za-z]{2,}/g) ?? [])
    .filter((word) => !known.includes(word))
}

/** Without email addresses; for staff also without the isolated values of a text. */
function withoutData(text: string, isStaff: boolean): string {
  const written = isStaff ? text.replaceAll(/\u2068[^\u2069]*\u2069/g, '') : text
  return written.replaceAll(/\S+@\S+/g, '')
}
